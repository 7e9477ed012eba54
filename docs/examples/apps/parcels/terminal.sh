# The terminal: locks, card reader and bank. These are stand-ins; one with real boards asks them here.

# Which door a code opens; fails where no parcel has that code.
door_of_code() { case $1 in 471290) echo 12 ;; 308615) echo 3 ;; 926047) echo 6 ;; *) return 1 ;; esac; }

free_door() { case $1 in small) echo 8 ;; medium) echo 7 ;; large) echo 10 ;; esac; }

unlock() { door=$1 looks=0; }

# Door 3 is stiff, and at first not pushed far enough.
is_closed() { looks=$((looks + 1)); [ "$door" != 3 ] || [ $looks -gt 1 ]; }

# Without a PIN the first card pays 8 € at most.
card_pays() { cards=$((cards + 1)); [ "$1" -le 800 ] || [ $cards -gt 1 ]; }

# The bank tells of a payment by phone when it is asked for the second time.
phone_paid() { asked=$((asked + 1)); [ $asked -gt 1 ]; }
