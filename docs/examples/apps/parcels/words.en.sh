# What the program says in English. Everything else stands in app.yaml.
language=en point=.
is_open='Door %s is open' still_open='Door %s is still open' now_closed='Door %s is closed. Enjoy!'
wrong_1='Wrong code. 2 tries left.' wrong_2='Wrong code. 1 try left.'
locked='Wrong Code' locked_text='It is in the message we sent you.'
calling='Calling' calling_text='Speak to the terminal.' hang_up='Hang Up'
small='Small' medium='Medium' large='Large'
declined='Pay with Another Card?' declined_text='This card was declined.' other_card='Use Another Card'
