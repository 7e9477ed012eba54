#!/bin/sh
# The program behind the parcel terminal, which telltale starts: it reads events and writes updates, a JSON object
# on each line. What it looks for in a line are texts without quotes in them, so a shell is enough.

QUIET=45000 CLOSING=20000 LOOKING=10000   # how long a screen is left alone: most, open doors, a payment

cd "$(dirname "$0")" && . ./terminal.sh || exit 1

# --- The line to the screen. ---

say() { printf '%s\n' "$1"; }

# Sets what the screens have bound: put NAME VALUE NAME VALUE …
put() {
  pairs=
  while [ $# -gt 1 ]; do
    case $2 in true | false | null) pairs="$pairs,\"$1\":$2" ;; *) pairs="$pairs,\"$1\":\"$2\"" ;; esac
    shift 2
  done
  say "{\"set\":{${pairs#,}}}"
}

# Goes to a screen in place of those that led there: nobody goes back to a code that was used. Both lines are written
# at once, so that no picture is drawn between them.
go() { printf '{"pop":"all"}\n{"push":"%s"}\n' "$1"; }

# Takes the text of a member out of the event in $line.
member() { case $line in *"\"$1\":\""*) value=${line#*"\"$1\":\""} && value=${value%%\"*} ;; *) value= ;; esac; }

speak() { case $1 in de*) . ./words.de.sh ;; *) . ./words.en.sh ;; esac; }

# --- Collecting. ---

# Shows what was typed; after a wrong code in red, with the tries that are left.
show_code() {
  rest=$typed full=false && [ ${#typed} -lt 6 ] || [ $refused = true ] || full=true
  fine=true && [ $refused = false ] || fine=false
  set -- code.ready $full code.wrong $refused code.fine $fine code.tries "$left"
  for n in 1 2 3 4 5 6; do
    digit=${rest%"${rest#?}"} rest=${rest#?}
    set -- "$@" "code.$n" "${digit:-–}"
  done
  put "$@"
}

begin_code() { typed='' tries=0 refused=false && show_code; }

# What is typed after a wrong code begins a new one.
type_digit() {
  [ $refused = false ] || typed=''
  refused=false && [ ${#typed} -eq 6 ] || typed=$typed$1
  show_code
}

erase() { refused=false typed=${typed%?} && show_code; }

try_code() {
  found=$(door_of_code "$typed") && kind=collect && open_door "$found" && return
  refused=true tries=$((tries + 1))
  case $tries in
    1) left=$left_2 && show_code ;;
    2) left=$left_1 && show_code ;;
    *)
      put help.title "$wrong" help.fine false help.color destructive help.picture art/refused.svg help.line "$call_us"
      go help ;;
  esac
}

# --- Sending. ---

begin_payment() {
  size=$1 cards=0 asked=0
  case $1 in small) cents=390 name=$small ;; medium) cents=590 name=$medium ;; *) cents=850 name=$large ;; esac
  sum=$(printf '%d%s%02d €' $((cents / 100)) "$point" $((cents % 100)))
  put pay.sum "$sum" pay.size "$name" pay.code "https://nook.example/p/$cents"
}

drop_off() { kind=drop && open_door "$(free_door $size)"; }

pay_by_card() {
  card_pays $cents && drop_off && return
  buttons="[{\"id\":\"again\",\"title\":\"$other_card\",\"likely\":true},{\"role\":\"cancel\"}]"
  alert="\"id\":\"declined\",\"title\":\"$declined\",\"message\":\"$declined_text\",\"reason\":\"problem\""
  say "{\"ask\":{\"alert\":{$alert,\"buttons\":$buttons}}}"
}

# --- Doors. ---

open_door() {
  unlock "$1"
  put door.name "$a_door $door" door.full "art/collect-$door.svg" door.empty "art/send-$door.svg"
  go $kind
}

check_door() {
  if ! is_closed; then [ "$screen" = ajar ] || go ajar
  elif [ $kind = collect ]; then go thanks
  else
    sent=$((sent + 1))
    put receipt.paid "$sum $paid" receipt.number "NK 2041 $sent" receipt.code "https://nook.example/1$sent"
    go receipt
  fi
}

# --- Help, and the next customer. ---

begin_help() { put help.title null help.fine null help.color null help.picture null help.line null; }

# How long somebody has been calling. On this screen idle comes each second, and nobody has to touch anything.
show_call() { put call.time "$(printf '%d:%02d' $((seconds / 60)) $((seconds % 60)))"; }

leave() {
  say '{"pop":"all"}' && begin_help
  [ $language = $home ] || { speak $home && say "{\"language\":\"$home\"}"; }
}

# Whoever asked for help beside an open door may have gone: the door is looked at before anything is forgotten.
leave_help() { case $behind in collect | drop | ajar) check_door ;; *) leave ;; esac; }

arrive() {
  screen=$1
  case $screen in help | calling) ;; *) behind=$screen ;; esac
  case $screen in collect | drop) quiet=$CLOSING ;; pay) quiet=$LOOKING ;; calling) quiet=1000 ;; *) quiet=$QUIET ;; esac
  say "{\"idle\":$quiet}"
}

left_alone() {
  case $screen in
    collect | drop) check_door ;;
    ajar) ;;                                   # until somebody closes it
    pay) if phone_paid; then drop_off; elif [ $asked -lt 6 ]; then arrive pay; else leave; fi ;;
    calling)
      seconds=$((seconds + 1)) && show_call
      if [ $seconds -lt 600 ]; then arrive calling; else leave_help; fi ;; # nobody talks for ten minutes here
    help) leave_help ;;
    *) leave ;;
  esac
}

pressed() {
  case $1 in
    language) [ $language = en ] && speak de || speak en; say "{\"language\":\"$language\"}" ;;
    collect) begin_code ;;
    digit-?) type_digit "${1#digit-}" ;;
    erase) erase ;;
    open) try_code ;;
    small | medium | large) begin_payment "$1" ;;
    card) pay_by_card ;;
    closed) check_door ;;
    help) begin_help ;;
    call) seconds=0 && show_call ;;
    hang-up) begin_help ;;
    done) leave ;;
  esac
}

speak en && home=en screen=start behind=start left='' sent=7764
say '{"sync":0}'
while read -r line; do
  member event
  case $value in
    ready) member language && speak "$value" && home=$language ;;
    shown) member screen && arrive "$value" ;;
    emitted) member name && pressed "$value" ;;
    answered) case $line in *'"choice":"again"'*) pay_by_card ;; esac ;;
    idle) left_alone ;;
    sync) barrier=${line##*\"sync\":} && say "{\"sync\":${barrier%%[!0-9]*}}" ;;   # the headless display waits for it
  esac
done
