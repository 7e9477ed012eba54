# What the program says in English. Everything else stands in app.yaml.
language=en point=.
a_door=Door
wrong='Wrong Code' left_2='2 tries left' left_1='1 try left' call_us='Call to open the door'
small='Small parcel' medium='Medium parcel' large='Large parcel' paid='paid'
declined='Card Declined' declined_text='Nothing was paid.' other_card='Another Card'
