/** Water, building, painting, ladders and what goods are moved with. */
export const building = `
hose | Schlauch | tuyau, flexible | manguera | tubo, tubo flessibile, manichetta | slang | mangueira | slang
garden hose, water hose | Gartenschlauch, Wasserschlauch | tuyau d'arrosage, tuyau de jardin | manguera de jardín, manguera de riego | tubo da giardino, tubo per irrigazione, canna dell'acqua, tubo da irrigazione, canna per innaffiare, gomma da giardino, tubo irrigazione, tubo giardino, canna da giardino | tuinslang, waterslang | mangueira de jardim, mangueira de rega | trädgårdsslang, vattenslang > hose
hydraulic hose | Hydraulikschlauch, Hydraulikleitung, Druckschlauch | flexible hydraulique, tuyau hydraulique | manguera hidráulica, latiguillo hidráulico | tubo idraulico, tubo oleodinamico, flessibile idraulico, tubo flessibile idraulico | hydrauliekslang, hydraulische slang | mangueira hidráulica, tubo hidráulico | hydraulslang > hose
compressed air hose, air hose | Druckluftschlauch | tuyau à air comprimé | manguera de aire, manguera neumática | tubo aria compressa | luchtslang, persluchtslang | mangueira de ar | luftslang, tryckluftsslang > hose
hose connector, hose coupling, tap connector, hose fitting | Schlauchverbinder, Schlauchkupplung, Schlauchstück, Schlauchanschluss, Schlauchtülle, Kupplungsstück | raccord de tuyau, raccord tuyau, raccord d'arrosage, nez de robinet, raccord pour tuyau | conector de manguera, racor de manguera, conexión de manguera, acople de manguera, empalme de manguera, enlace de manguera, conector para manguera, racor para manguera, acople para manguera | raccordo per tubo, raccordo tubo, attacco per tubo, connettore per tubo, raccordo per tubi, raccordo da giardino, portagomma, raccordo per canna | slangkoppeling, slangkoppelstuk, slangverbinder, kraankoppeling, slangaansluiting | conector de mangueira, acoplamento de mangueira, ligador de mangueira, união de mangueira, racor de mangueira, engate de mangueira, conector para mangueira, engate para mangueira, ligação de mangueira | slangkoppling, slanganslutning, slangkontakt > connector
connector, coupling, fitting | Verbinder, Kupplung, Anschluss, Verbindungsstück, Fitting | raccord, connecteur, coupleur | conector, racor, acople, conexión, empalme | raccordo, connettore, attacco, giunto | koppeling, koppelstuk, connector, fitting | conector, acoplamento, união, racor, engate | koppling, anslutning, kontaktdon
sprinkler | Sprinkler, Rasensprenger, Regner | arroseur | aspersor | irrigatore | sproeier | aspersor | spridare, vattenspridare
watering can | Gießkanne | arrosoir | regadera | annaffiatoio, innaffiatoio | gieter | regador | vattenkanna
pump, water pump | Pumpe, Wasserpumpe | pompe, pompe à eau | bomba, bomba de agua | pompa, pompa dell'acqua, pompa per acqua | pomp, waterpomp | bomba, bomba de água | pump, vattenpump
submersible pump, sump pump, dirty water pump | Tauchpumpe, Schmutzwasserpumpe, Unterwasserpumpe, Kellerpumpe, Tauchdruckpumpe | pompe immergée, pompe submersible, pompe vide-cave, pompe de relevage, pompe immergeable, vide-cave | bomba sumergible, bomba de achique, bomba de inmersión | pompa sommergibile, pompa ad immersione, pompa a immersione, pompa immersa, elettropompa sommergibile | dompelpomp, onderwaterpomp, vuilwaterpomp, klokpomp | bomba submersível, bomba de imersão, bomba de esgoto, bomba submergível, bomba submersa | dränkbar pump, dränkpump, länspump, dränkbara pumpar > pump
pipe, tube | Rohr, Leitungsrohr | tube, tuyauterie, tuyau | tubo, tubería, caño | tubo, tubazione | buis, pijp, leiding | tubo, cano | rör
elbow, bend | Bogen, Rohrbogen, Rohrwinkel | coude | codo | gomito, curva | bocht, knie, elleboog | cotovelo, joelho, curva | rörböj, böj
valve, ball valve | Ventil, Kugelhahn, Absperrhahn | vanne, robinet d'arrêt, clapet | válvula, llave de paso | valvola, rubinetto a sfera | ventiel, kraan, afsluiter, kogelkraan, klep | válvula, torneira de passagem | ventil, kulventil
tap, faucet, mixer tap | Wasserhahn, Hahn, Armatur, Mischbatterie | robinet, mitigeur | grifo, llave de agua, canilla | rubinetto, miscelatore | kraan, waterkraan, mengkraan | torneira, misturadora | kran, vattenkran, blandare
sink, washbasin | Waschbecken, Spüle, Spülbecken | évier, lavabo | fregadero, lavabo | lavello, lavandino, lavabo | gootsteen, wasbak, wastafel | lava-loiça, lavatório, pia | diskho, handfat, tvättställ
toilet, WC | Toilette, Toilettensitz | toilettes, cuvette | inodoro, váter | gabinetto, sanitario | toilet, closetpot | sanita, vaso sanitário | toalettstol, toalett
shower | Dusche, Duschkopf, Brause | douche, pommeau de douche | ducha | doccia | douche, douchekop | chuveiro, duche | dusch, duschmunstycke
boiler, water heater | Boiler, Warmwasserbereiter, Therme, Heizkessel | chaudière, chauffe-eau | caldera, calentador, termo | caldaia, scaldabagno | boiler, cv-ketel, geiser | caldeira, esquentador, termoacumulador | varmvattenberedare, panna
water tank, tank | Wassertank, Tank, Regentonne | cuve, réservoir | depósito, tanque | serbatoio, cisterna | tank, regenton, watertank | depósito, tanque, cisterna | tank, vattentank
ladder | Leiter, Anlegeleiter, Anlegleiter, Schiebeleiter | échelle | escalera, escalera de mano | scala, scala a pioli | ladder | escada | stege
stepladder, step ladder, steps, household ladder | Trittleiter, Stehleiter, Haushaltsleiter, Stufenleiter, Bockleiter, Klappleiter | escabeau, marchepied | escalera de tijera, escalera plegable, taburete escalera, escalera doméstica, escalera de peldaños, escalerilla | scala a libretto, scaletta, scala a forbice, scaleo, sgabello, scala doppia, scala pieghevole, scala a gradini | trapladder, trapje, huishoudtrap, keukentrap, keukentrapje, huishoudtrapje, opstapje, vouwtrap | escadote, escada doméstica, escada de abrir, escada dobrável, escada tesoura | trappstege, hushållsstege, fällstege, stegpall > ladder
scaffold, scaffolding | Gerüst, Baugerüst, Rollgerüst | échafaudage | andamio | ponteggio, impalcatura, trabattello | steiger, rolsteiger | andaime | byggnadsställning, ställning
step, rung | Stufe, Sprosse | marche, échelon | peldaño, escalón | gradino, piolo | trede, sport | degrau | steg, trappsteg
wheelbarrow, barrow | Schubkarre, Schubkarren, Schiebkarre, Scheibtruhe, Karette | brouette | carretilla | carriola, carretto | kruiwagen | carrinho de mão, carro de mão, carriola | skottkärra
hand truck, sack truck, trolley | Sackkarre, Transportkarre, Stechkarre | diable, chariot | carretilla de mano, carro de transporte, carro | carrello | steekwagen, steekkar, transportkar | carrinho de carga, porta-paletes, carrinho | säckkärra, pirra, magasinskärra
pallet truck | Hubwagen | transpalette | transpaleta | transpallet | palletwagen, pompwagen | porta-paletes | palldragare, pallyftare
pallet | Palette, Europalette | palette | palé, palet | pallet, bancale | pallet | palete | pall, lastpall
cement | Zement | ciment | cemento | cemento | cement | cimento | cement
concrete | Beton, Estrichbeton | béton | hormigón, concreto | calcestruzzo | beton | betão, concreto | betong
mortar | Mörtel, Mauermörtel | mortier | mortero | malta | mortel, metselspecie | argamassa | murbruk, bruk
plaster, filler | Putz, Gips, Spachtelmasse, Spachtel | plâtre, enduit | yeso, masilla, enlucido | gesso, stucco, intonaco | gips, pleister, vulmiddel, plamuur | gesso, estuque, massa | gips, puts, spackel
plasterboard, drywall | Gipskartonplatte, Rigips, Gipsplatte | plaque de plâtre, placo | placa de yeso, pladur | cartongesso | gipsplaat | gesso cartonado, pladur, placa de gesso, drywall | gipsskiva
brick | Ziegel, Ziegelstein, Backstein | brique | ladrillo | mattone | baksteen | tijolo | tegel, tegelsten
tile | Fliese, Kachel | carrelage, carreau | azulejo, baldosa | piastrella | tegel | azulejo, mosaico, ladrilho | kakel, klinker, platta
roof tile, roofing felt | Dachziegel, Dachpappe, Dachpfanne | tuile, feutre bitumé | teja, tela asfáltica | tegola, guaina bituminosa | dakpan, dakleer | telha, tela asfáltica | takpanna, takpapp
gutter | Dachrinne, Regenrinne | gouttière | canalón | grondaia | dakgoot, regengoot | caleira, calha | hängränna, takränna
insulation, rock wool | Dämmung, Dämmwolle, Steinwolle, Isolierung | isolant, laine de verre, laine de roche, isolation | aislamiento, lana de roca | isolante, lana di roccia | isolatie, glaswol, rotswol, steenwol | isolamento, lã de rocha | isolering, stenull, mineralull
sand | Sand | sable | arena | sabbia | zand | areia | sand
gravel | Kies, Schotter | gravier | grava, gravilla | ghiaia | grind, split | brita, cascalho, gravilha | grus, makadam
timber, lumber, plank, board | Balken, Brett, Bauholz, Latte, Kantholz | planche, poutre, bois de construction, tasseau | tabla, viga, tablón, listón | tavola, trave, asse, listello | plank, balk, lat | tábua, viga, prancha, ripa | planka, bräda, regel, balk
plywood, chipboard, OSB | Sperrholz, Spanplatte, OSB-Platte | contreplaqué, aggloméré | contrachapado, aglomerado | compensato, truciolato | multiplex, spaanplaat | contraplacado, compensado, aglomerado | plywood, spånskiva
steel plate, sheet metal | Blech, Stahlblech | tôle, plaque d'acier | chapa | lamiera | staalplaat, plaatstaal, metaalplaat | chapa | plåt, stålplåt
metal profile, steel bar, angle iron | Profil, Stahlprofil, Winkelprofil | profilé, cornière, fer plat | perfil, angular | profilo, profilato | profiel, hoekprofiel, staaf | perfil, cantoneira | profil, vinkelprofil, stålprofil
window | Fenster | fenêtre | ventana | finestra | raam, venster | janela | fönster
door | Tür | porte | puerta | porta | deur | porta | dörr
shelf, shelving, rack | Regal, Schwerlastregal, Lagerregal | étagère, rayonnage | estantería, estante | scaffale, scaffalatura, ripiano | rek, stelling, schap, plank | estante, prateleira | hylla, lagerhylla, hyllställ
tarpaulin, tarp, cover sheet | Plane, Abdeckplane, Abdeckfolie | bâche | lona, toldo | telone, telo | zeil, dekzeil, afdekzeil | lona, oleado | presenning
plastic film, foil, stretch film | Folie, Stretchfolie | film plastique, film étirable | film, plástico, film estirable | pellicola, film estensibile | folie, rekfolie, wikkelfolie | película, filme, filme estirável | plastfolie, sträckfilm
bubble wrap | Luftpolsterfolie | papier bulle, film à bulles | plástico de burbujas | pluriball | noppenfolie, bubbeltjesplastic | plástico bolha | bubbelplast
paint | Farbe, Lack, Anstrich | peinture, laque | pintura, esmalte | pittura, vernice, tinta | verf, lak | tinta, esmalte | färg, målarfärg
wall paint, emulsion, interior paint, emulsion paint | Wandfarbe, Dispersionsfarbe, Innenfarbe, Dispersion | peinture murale, peinture pour mur, peinture mur, peinture intérieure | pintura de pared, pintura para paredes, pintura plástica, pintura pared, pintura de interior, pintura para pared | pittura murale, pittura per pareti, pittura per muri, pittura per interni, idropittura, pittura da parete, tempera, vernice per pareti, vernice per muri, pittura da muro, tinta per pareti, pittura lavabile | muurverf, latex, binnenverf, latexverf | tinta de parede, tinta para paredes, tinta plástica, tinta de interior, tinta para parede | väggfärg, innerfärg, inomhusfärg > paint
primer, undercoat | Grundierung, Voranstrich | primaire, sous-couche, apprêt | imprimación | fondo, aggrappante, primer | grondverf, primer | primário | grundfärg, primer
varnish, wood stain, lacquer | Lasur, Holzlasur, Klarlack | vernis, lasure | barniz | impregnante, flatting, smalto | beits, vernis, blanke lak | verniz | lack, lasyr, bets
paint roller, roller | Farbrolle, Farbroller, Malerrolle, Malerroller, Farbwalze, Walze, Rolle, Roller | rouleau, rouleau à peinture, rouleau de peinture, rouleau peinture | rodillo, rodillo de pintura, rodillo de pintor, rodillo para pintar | rullo, rullo per pittura, rullo da pittura, rullo pittura, rullo per pitturare, rullo da imbianchino, rulli per imbiancare | verfroller, verfrol, roller | rolo, rolo de pintura, rolo de tinta, rolo para pintar, rolo para pintura | färgroller, roller, målarroller, rulle, målarrulle, målarrullar
paint brush, brush, paintbrush | Pinsel, Malerpinsel | pinceau, brosse à peindre, brosse | brocha, pincel | pennello | kwast, verfkwast, penseel | trincha, pincel, broxa | pensel, målarpensel
paint tray | Farbwanne | bac à peinture | cubeta de pintura | vaschetta per pittura | verfbak | tabuleiro de tinta | färgtråg
spray paint, aerosol | Sprühfarbe, Lackspray, Sprühlack | bombe de peinture, aérosol | pintura en spray, spray | vernice spray, bomboletta | spuitbus, spuitverf | tinta em spray, spray | sprayfärg
thinner, white spirit, solvent | Verdünnung, Verdünner, Terpentin, Lösemittel | white spirit, diluant, solvant | disolvente, aguarrás | diluente, acquaragia, solvente | verdunner, terpentine, thinner | diluente, aguarrás, solvente | lacknafta, förtunning, thinner
wallpaper | Tapete | papier peint | papel pintado | carta da parati | behang | papel de parede | tapet
sandpaper, abrasive paper | Schleifpapier, Schmirgelpapier | papier de verre, papier abrasif, abrasif | lija, papel de lija | carta vetrata, carta abrasiva | schuurpapier | lixa, papel de lixa | sandpapper, slippapper
lubricant, grease, WD-40 | Schmiermittel, Schmierfett, Fett | lubrifiant, graisse | lubricante, grasa | lubrificante, grasso | smeermiddel, vet, smeervet | lubrificante, massa consistente, graxa | smörjmedel, fett
oil | Öl, Motoröl | huile | aceite | olio | olie, motorolie | óleo | olja, motorolja
filter | Filter | filtre | filtro | filtro | filter | filtro | filter
fuel, petrol, diesel | Kraftstoff, Benzin, Diesel | carburant, essence, gazole | combustible, gasolina, gasóleo | carburante, benzina, gasolio | brandstof, benzine, diesel | combustível, gasolina, gasóleo | bränsle, bensin, diesel
jerry can, canister | Kanister, Benzinkanister | bidon, jerrican | bidón | tanica | jerrycan | jerricã, bidão | dunk, jeepdunk
bucket, pail | Eimer, Kübel | seau | cubo, balde | secchio | emmer | balde | hink
barrel, drum | Fass, Tonne | fût, baril | barril, bidón | fusto, barile | vat, ton | barril, tambor | fat, tunna
box, cardboard box | Karton, Kiste, Schachtel | carton, caisse, boîte en carton | caja de cartón | scatola, scatolone | verhuisdoos, kartonnen doos | caixa de cartão, caixa de papelão | kartong, flyttlåda
envelope | Briefumschlag, Umschlag | enveloppe | sobre | busta | envelop | envelope | kuvert
paper | Papier, Kopierpapier | papier | papel | carta | papier, kopieerpapier | papel | papper, kopieringspapper
pen, ballpoint | Kugelschreiber, Stift | stylo | bolígrafo | penna | pen, balpen | caneta | penna, kulspetspenna
pencil, marker | Bleistift, Marker, Filzstift | crayon, marqueur, feutre | lápiz, rotulador, marcador | matita, pennarello, evidenziatore | potlood, stift, marker | lápis, marcador | blyertspenna, märkpenna, tuschpenna
label, sticker | Etikett, Aufkleber | étiquette, autocollant | etiqueta, pegatina | etichetta, adesivo | etiket, sticker | etiqueta, autocolante | etikett, klistermärke
binder, folder | Ordner, Aktenordner, Mappe | classeur, chemise | archivador, carpeta | raccoglitore, cartella | ordner, map | pasta de arquivo, dossier | pärm, mapp
chair | Stuhl, Bürostuhl | chaise | silla | sedia | stoel, bureaustoel | cadeira | stol, kontorsstol
table, desk | Tisch, Schreibtisch | table, bureau | mesa, escritorio | tavolo, scrivania | tafel, bureau | mesa, secretária | bord, skrivbord
cabinet, cupboard, locker | Schrank, Spind | armoire, casier, placard | armario, taquilla | armadio, armadietto | kast, locker | armário, cacifo | skåp
curtain, blind | Vorhang, Jalousie, Rollo | rideau, store | cortina, persiana | tenda, veneziana | gordijn, jaloezie | cortina, estore, persiana | gardin, persienn
carpet, flooring, laminate | Teppich, Bodenbelag, Laminat, Parkett | moquette, parquet, stratifié | moqueta, tarima, parqué | moquette, pavimento, parquet, laminato | tapijt, vloer, laminaat, parket | alcatifa, soalho, pavimento, piso | golv, laminatgolv, parkett, heltäckningsmatta
`;
