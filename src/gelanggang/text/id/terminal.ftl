# Meja di terminal: perintah, layar, dan hasilnya.
