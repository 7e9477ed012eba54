# What the program says in English. Everything else stands in app.yaml.
language=en point=.
a_door=Door
wrong_1='Wrong code. 2 tries left.' wrong_2='Wrong code. 1 try left.'
locked='Wrong Code' locked_text='It is in the message we sent you.'
calling='Calling' calling_text='Please speak here.' hang_up='Hang Up'
small='Small parcel' medium='Medium parcel' large='Large parcel'
declined='Pay with Another Card?' declined_text='This card was declined.' other_card='Use Another Card'
