/** Light, current and what goes through cables. */
export const electrics = `
cable | Kabel, Leitung | câble, cordon | cable | cavo | kabel, snoer | cabo, fio | kabel, sladd
extension cable, extension lead, extension cord, extension | Verlängerungskabel, Verlängerung, Verlängerungsleitung, Verlängerungsschnur | rallonge, rallonge électrique, prolongateur, câble de rallonge | alargador, alargadera, cable alargador, prolongador, extensión eléctrica, cable de extensión | prolunga, prolunga elettrica, cavo di prolunga, cavo prolunga | verlengkabel, verlengsnoer, verlengdraad | extensão elétrica, extensão, cabo de extensão | förlängningskabel, förlängningssladd, skarvsladd, skarvkabel, förlängning > cable
cable reel, cable drum, extension reel | Kabeltrommel, Kabelrolle | enrouleur, enrouleur de câble, dévidoir électrique, tambour de câble, enrouleur électrique | carrete de cable, enrollacables, enrollador de cable, carrete alargador, bobina de cable, enrollador, recogecables | avvolgicavo, avvolgitore, avvolgicavi, rullo avvolgicavo, tamburo portacavo, bobina di cavo | kabelhaspel, haspel, haspelkabel, kabeltrommel | enrolador de cabo, enrolador, carretel de cabo, bobina de cabo, enrolador elétrico, extensão enrolador, tambor de cabo | kabelvinda, sladdvinda, kabelrulle, kabeltrumma > cable
power strip, multi socket | Mehrfachsteckdose, Steckdosenleiste, Steckerleiste | multiprise, bloc multiprise | regleta, ladrón, base múltiple | ciabatta, multipresa | stekkerdoos, stekkerblok | tomada múltipla, bloco de tomadas, régua de tomadas, filtro de linha | grenuttag, grendosa
plug | Stecker | fiche, prise mâle | enchufe, clavija | spina | stekker | ficha, plugue | stickpropp, stickkontakt, kontakt
socket, outlet | Steckdose | prise, prise de courant | toma de corriente, enchufe | presa, presa di corrente | stopcontact, wandcontactdoos | tomada | vägguttag, eluttag, uttag
light switch, switch | Schalter, Lichtschalter | interrupteur | interruptor | interruttore | schakelaar, lichtschakelaar | interruptor | strömbrytare, brytare
dimmer | Dimmer | variateur | regulador de luz, dimmer | dimmer, varialuce | dimmer | dimmer, regulador de luz | dimmer
fuse | Sicherung, Feinsicherung | fusible | fusible | fusibile | zekering, smeltzekering | fusível | säkring
circuit breaker, RCD | Leitungsschutzschalter, FI-Schalter, Sicherungsautomat | disjoncteur | disyuntor, diferencial, magnetotérmico | interruttore magnetotermico, salvavita, differenziale | aardlekschakelaar, installatieautomaat | disjuntor, diferencial | jordfelsbrytare, dvärgbrytare, automatsäkring
junction box | Abzweigdose, Verteilerdose, Anschlussdose | boîte de dérivation | caja de derivación, caja de empalme | scatola di derivazione | lasdoos, kabeldoos, centraaldoos | caixa de derivação | kopplingsdosa, kopplingsbox
terminal, connector block, cable lug | Lüsterklemme, Klemme, Kabelschuh | domino, borne, cosse | regleta de conexión, borne, terminal | morsetto, mammut, capocorda | kroonsteen, lasklem, kabelschoen | ligador, borne, terminal | kopplingsplint, sockerbit, kabelsko
conduit, cable duct, trunking | Kabelkanal, Installationsrohr | goulotte, gaine électrique | canaleta, tubo corrugado | canalina, tubo corrugato | kabelgoot, installatiebuis | calha, tubo corrugado | kabelkanal, elrör
lamp, light | Lampe, Leuchte | lampe, luminaire | lámpara, luz | lampada, luce | lamp, licht | lâmpada, candeeiro, luminária | lampa, armatur
bulb, light bulb, LED bulb | Glühbirne, Leuchtmittel, Birne, Glühlampe | ampoule | bombilla | lampadina | gloeilamp, lichtbron | lâmpada | glödlampa, ljuskälla
torch, flashlight | Taschenlampe | lampe torche, lampe de poche, torche | linterna | torcia, pila | zaklamp, zaklantaarn | lanterna | ficklampa > lamp
headlamp, head torch, headlight, head lamp, head light | Stirnlampe, Kopflampe | lampe frontale, frontale | linterna frontal, frontal, luz frontal, lámpara frontal, linterna de cabeza | lampada frontale, torcia frontale, frontale, luce frontale, lampada da testa, torcia da testa, faretto frontale | hoofdlamp, hoofdlampje, koplamp | lanterna de cabeça, lâmpada de cabeça, frontal, lanterna frontal, luz frontal, lâmpada frontal, luz de cabeça | pannlampa, huvudlampa > torch
floodlight, work light, site light, spotlight, flood light, LED light | Strahler, Baustrahler, Fluter, Arbeitsscheinwerfer, Scheinwerfer, Baustellenstrahler, Arbeitsleuchte | projecteur, projecteur de chantier, spot, spot de chantier | foco, proyector, reflector, foco proyector, foco de obra | faretto, faro, proiettore, riflettore, faro da cantiere, fari | schijnwerper, bouwlamp, straler, werklamp, breedstraler | projetor, holofote, refletor, foco | strålkastare, arbetslampa, byggstrålkastare, arbetsbelysning > lamp
emergency light | Notleuchte, Notbeleuchtung | éclairage de secours, bloc secours | luz de emergencia | luce di emergenza | noodverlichting | luz de emergência | nödljus, nödbelysning > lamp
motion sensor, motion detector | Bewegungsmelder | détecteur de mouvement | detector de movimiento, sensor de movimiento | sensore di movimento, rilevatore di movimento | bewegingsmelder, bewegingssensor | sensor de movimento, detetor de movimento | rörelsevakt, rörelsedetektor
smoke detector, smoke alarm | Rauchmelder | détecteur de fumée | detector de humo | rilevatore di fumo | rookmelder | detetor de fumo, detector de fumaça | brandvarnare
doorbell | Türklingel, Klingel | sonnette | timbre | campanello | deurbel | campainha | dörrklocka, ringklocka
solar panel | Solarmodul, Solarpanel, Photovoltaikmodul | panneau solaire | panel solar, placa solar | pannello solare | zonnepaneel | painel solar | solpanel, solcell
heater, fan heater, radiator | Heizlüfter, Heizgerät, Heizung, Heizkörper | radiateur, chauffage, chauffage soufflant | calefactor, radiador, estufa | stufa, termoventilatore, radiatore, termosifone | kachel, verwarming, straalkachel, radiator | aquecedor, radiador | värmefläkt, element, radiator, värmare
fan, ventilator | Ventilator, Lüfter | ventilateur, extracteur | ventilador, extractor | ventilatore, ventola, aspiratore | ventilator | ventilador, ventoinha, exaustor | fläkt
air conditioner | Klimaanlage, Klimagerät | climatiseur, climatisation | aire acondicionado | climatizzatore, condizionatore | airco, airconditioning | ar condicionado | luftkonditionering
motor, electric motor | Motor, Elektromotor | moteur | motor | motore | motor, elektromotor | motor | motor, elmotor
transformer, power supply, adapter | Transformator, Netzteil, Netzgerät, Adapter | transformateur, alimentation, adaptateur | transformador, fuente de alimentación, adaptador | trasformatore, alimentatore, adattatore | transformator, voeding, adapter | transformador, fonte de alimentação, adaptador | transformator, nätaggregat, adapter
timer, time switch | Zeitschaltuhr | minuterie, programmateur | temporizador, programador | timer, temporizzatore | tijdschakelaar, timer | temporizador | timer, kopplingsur
antenna, aerial | Antenne | antenne | antena | antenna | antenne | antena | antenn
camera, security camera | Kamera, Überwachungskamera | caméra, caméra de surveillance | cámara, cámara de vigilancia | telecamera | camera, bewakingscamera | câmara, câmera | kamera, övervakningskamera
phone, smartphone | Handy, Telefon, Smartphone | téléphone, smartphone | teléfono móvil, móvil | telefono, cellulare, telefonino | telefoon, mobieltje | telemóvel, celular | mobiltelefon
computer, laptop | Computer, Rechner, Laptop | ordinateur | ordenador, portátil | computer, portatile | computer, laptop | computador, portátil | dator
printer | Drucker | imprimante | impresora | stampante | printer | impressora | skrivare
toner, ink cartridge | Toner, Druckerpatrone, Tintenpatrone | toner, cartouche d'encre | tóner, cartucho de tinta | toner, cartuccia | toner, inktcartridge | toner, tinteiro, cartucho | toner, bläckpatron
television, TV | Fernseher | téléviseur, télévision | televisor, televisión | televisore, televisione | televisie | televisor, televisão | teve, tv-apparat
fridge, refrigerator | Kühlschrank | réfrigérateur, frigo | frigorífico, nevera | frigorifero | koelkast | frigorífico, geladeira | kylskåp
washing machine | Waschmaschine | lave-linge, machine à laver | lavadora | lavatrice | wasmachine | máquina de lavar | tvättmaskin
oven, stove, cooker | Ofen, Herd, Backofen | four, cuisinière | horno, cocina | forno, fornello | oven, fornuis | forno, fogão | ugn, spis
microwave | Mikrowelle | micro-ondes | microondas | microonde, forno a microonde | magnetron | micro-ondas | mikrovågsugn
coffee machine, coffee maker, espresso machine | Kaffeemaschine, Espressomaschine | machine à café, cafetière | cafetera, máquina de café | macchina da caffè, macchina per caffè, macchina del caffè | koffiezetapparaat, koffiemachine, espressomachine | máquina de café, cafeteira | kaffemaskin, kaffebryggare, espressomaskin
kettle | Wasserkocher | bouilloire | hervidor | bollitore | waterkoker | chaleira | vattenkokare
`;
