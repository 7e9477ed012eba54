# Was das Programm auf Deutsch sagt. Alles andere steht in app.de.yaml.
language=de point=,
is_open='Fach %s ist offen' still_open='Fach %s ist noch offen' now_closed='Fach %s ist zu. Viel Freude!'
wrong_1='Falscher Code. Noch 2 Versuche.' wrong_2='Falscher Code. Noch 1 Versuch.'
locked='Falscher Code' locked_text='Er steht in unserer Nachricht an Sie.'
calling='Es klingelt' calling_text='Sprechen Sie zum Terminal.' hang_up='Auflegen'
small='Klein' medium='Mittel' large='Groß'
declined='Mit anderer Karte zahlen?' declined_text='Diese Karte wurde abgelehnt.' other_card='Andere Karte nehmen'
