# What the program says in English. Everything else stands in app.yaml.
language=en point=.
a_door=Door
wrong='Wrong code' left_2='2 tries left' left_1='1 try left'
small='Small parcel' medium='Medium parcel' large='Large parcel' paid='paid'
declined='Card Declined' declined_text='Use another card or the code.' other_card='Other Card'
