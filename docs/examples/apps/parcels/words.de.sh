# Was das Programm auf Deutsch sagt. Alles andere steht in app.de.yaml.
language=de point=,
a_door=Fach
wrong='Falscher Code' left_2='Noch 2 Versuche' left_1='Noch 1 Versuch'
small='Kleines Paket' medium='Mittleres Paket' large='Großes Paket' paid='bezahlt'
declined='Karte abgelehnt' declined_text='Andere Karte oder Code nutzen.' other_card='Andere Karte'
