# Was das Programm auf Deutsch sagt. Alles andere steht in app.de.yaml.
language=de point=,
a_door=Fach
wrong_1='Falscher Code. Noch 2 Versuche.' wrong_2='Falscher Code. Noch 1 Versuch.'
locked='Falscher Code' locked_text='Er steht in unserer Nachricht an Sie.'
calling='Es klingelt' calling_text='Bitte hier sprechen.' hang_up='Auflegen'
small='Kleines Paket' medium='Mittleres Paket' large='Großes Paket'
declined='Mit anderer Karte zahlen?' declined_text='Diese Karte wurde abgelehnt.' other_card='Andere Karte nehmen'
