# Was das Programm auf Deutsch sagt. Alles andere steht in app.de.yaml.
language=de point=,
a_door=Fach
wrong='Falscher Code' left_2='Noch 2 Versuche' left_1='Noch 1 Versuch' call_us='Anrufen, wir öffnen'
small='Kleines Paket' medium='Mittleres Paket' large='Großes Paket' paid='bezahlt'
declined='Karte abgelehnt' declined_text='Es wurde nichts bezahlt.' other_card='Andere Karte'
