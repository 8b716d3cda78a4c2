/** What things are made of, what for, and how they look: never an article by itself. Columns as in tools.ts. */

/** What makes it another article. */
export const kinds = `
hydraulic | hydraulisch, Hydraulik | hydraulique | hidráulico, hidráulica | idraulico, idraulica, oleodinamico | hydraulisch, hydraulische, hydrauliek | hidráulico, hidráulica | hydraulisk, hydraul
pneumatic, compressed air | pneumatisch, Druckluft | pneumatique, air comprimé | neumático, neumática, aire comprimido | pneumatico, pneumatica, aria compressa | pneumatisch, perslucht | pneumático, pneumática, ar comprimido | pneumatisk, tryckluft
electric, electrical | elektrisch, Elektro | électrique | eléctrico, eléctrica | elettrico, elettrica | elektrisch, elektrische | elétrico, elétrica | elektrisk, el
petrol | Benzin | thermique, essence | gasolina | benzina, a scoppio | benzine | gasolina | bensin, bensindriven
LED | LED | LED | LED | LED | LED | LED | LED, led-
aluminium, aluminum, alu | Aluminium, Alu | aluminium, alu | aluminio | alluminio | aluminium, alu | alumínio | aluminium
steel | Stahl | acier | acero | acciaio | staal, stalen | aço | stål
stainless, stainless steel, inox | Edelstahl, rostfrei, Inox, VA | inox, acier inoxydable, inoxydable | inoxidable, acero inoxidable, inox | inox, acciaio inossidabile, inossidabile | rvs, roestvrij, roestvrijstaal | inox, aço inoxidável, inoxidável | rostfri, rostfritt
zinc plated, galvanised, galvanized, zinc | verzinkt, galvanisiert, Zink | zingué, galvanisé | galvanizado, cincado, zincado, zinc | zincato, galvanizzato, zinco | verzinkt, gegalvaniseerd, zink | zincado, galvanizado, zinco | förzinkad, elförzinkad, galvaniserad, zink
brass | Messing | laiton | latón | ottone | messing | latão | mässing
copper | Kupfer | cuivre | cobre | rame | koper, koperen | cobre | koppar
iron | Eisen | fer | hierro | ferro | ijzer, ijzeren | ferro | järn
metal, sheet metal | Metall, Blech | métal, métaux, tôle | metal, chapa | metallo, metalli, lamiera | metaal, metalen, plaatstaal | metal, metais, chapa | metall, plåt
wood, wooden | Holz, hölzern | bois | madera | legno | hout, houten | madeira | trä
plastic | Kunststoff, Plastik | plastique | plástico | plastica | kunststof, plastic | plástico | plast
rubber | Gummi, Kautschuk | caoutchouc | goma, caucho | gomma | rubber, rubberen | borracha | gummi
leather | Leder | cuir | cuero, piel | pelle, cuoio | leer, leren | couro, pele | läder, skinn
latex, nitrile, vinyl | Latex, Nitril, Vinyl | latex, nitrile, vinyle | látex, nitrilo, vinilo | lattice, nitrile, vinile | latex, nitril, vinyl | látex, nitrilo, vinil | latex, nitril, vinyl
cotton, textile | Baumwolle, Textil | coton, textile | algodón, textil | cotone, tessuto | katoen, textiel | algodão, têxtil | bomull, textil
glass | Glas | verre | vidrio, cristal | vetro | glas, glazen | vidro | glas
stone, masonry | Stein, Mauerwerk | pierre, maçonnerie | piedra, mampostería | pietra, muratura | steen, metselwerk | pedra, alvenaria | sten, murverk
ceramic | Keramik | céramique | cerámica | ceramica | keramiek | cerâmica | keramik
PVC | PVC | PVC | PVC | PVC | PVC | PVC | PVC
floor | Boden, Fußboden | sol, plancher | suelo, piso | pavimento | vloer | chão, piso | golv
roof | Dach | toit, toiture | tejado, techo | tetto | dak | telhado | tak
water | Wasser | eau | agua | acqua | water | água | vatten
gas | Gas | gaz | gas | gas | gas | gás | gas, gasol
air | Luft | air | aire | aria | lucht | ar | luft
heat, thermal | Hitze, Wärme | chaleur, thermique | calor, térmico | calore, termico | hitte, warmte | calor, térmico | värme
winter, thermal lined | Winter, gefüttert, Thermo | hiver, doublé | invierno, forrado | invernale, inverno, imbottito | winter, gevoerd | inverno, forrado | vinter, fodrad
disposable | Einweg, Einmal | jetable | desechable | monouso, usa e getta | wegwerp | descartável | engångs
waterproof | wasserdicht, wasserfest | étanche, imperméable | impermeable, estanco | impermeabile, stagno | waterdicht, waterbestendig | impermeável, à prova de água | vattentät
telescopic | Teleskop, ausziehbar | télescopique | telescópico, telescópica, extensible | telescopico, telescopica, allungabile | telescopisch, uitschuifbaar | telescópico, telescópica, extensível | teleskop, utdragbar
folding | klappbar, Klapp | pliant, pliable | plegable | pieghevole | opvouwbaar, klap, inklapbaar | dobrável | vikbar, fällbar
countersunk, wood thread | Senkkopf, Senk | tête fraisée | cabeza avellanada, avellanado | testa svasata | verzonken | cabeça de embeber | försänkt
Torx, Phillips, Pozidriv | Torx, Kreuzschlitz | torx, cruciforme | torx, estrella | torx, a croce | torx, kruiskop | torx, estrela | torx, stjärn
anti-slip, cut resistant | rutschfest, schnittfest | antidérapant, anti-coupure | antideslizante, anticorte | antiscivolo, antitaglio | antislip, snijbestendig | antiderrapante, anticorte | halkfri, skärskydd
used, second hand | gebraucht, gebrauchte | occasion, d'occasion | segunda mano, usado | usato, usata | tweedehands, gebruikt | usado, segunda mão | begagnad, begagnade
`;

/** Told apart where the article says one; most do not. */
export const colours = `
white | weiß, weiss, weiße, weißes | blanc, blanche | blanco, blanca | bianco, bianca | wit, witte | branco, branca | vit, vitt
black | schwarz, schwarze | noir, noire | negro, negra | nero, nera | zwart, zwarte | preto, preta | svart
grey, gray | grau, graue | gris, grise | gris | grigio, grigia | grijs, grijze | cinzento, cinza | grå, grått
silver | silber, silbern, silberfarben | argent, argenté | plateado, plata, plateada | argento, argentato | zilver, zilverkleurig | prateado, prata, prateada | silver, silverfärgad > grey
red | rot, rote | rouge | rojo, roja | rosso, rossa | rood, rode | vermelho, vermelha | röd, rött
green | grün, grüne | vert, verte | verde | verde | groen, groene | verde | grön, grönt
blue | blau, blaue | bleu, bleue | azul | blu | blauw, blauwe | azul | blå, blått
yellow | gelb, gelbe | jaune | amarillo, amarilla | giallo, gialla | geel, gele | amarelo, amarela | gul, gult
brown, beige | braun, beige | marron, brun, beige | marrón, beige | marrone, beige | bruin, beige | castanho, bege, marrom | brun, beige
orange, pink, purple | orange, rosa, lila | orange, rose, violet | naranja, rosa, morado | arancione, rosa, viola | oranje, roze, paars | laranja, rosa, roxo | orange, rosa, lila
clear, transparent, clear lens, clear lenses, clear glass | klar, transparent, durchsichtig, klare Gläser, klares Glas, klare Scheibe | transparent, transparente, incolore, clair, verres clairs, verres transparents, verres incolores | transparente, incoloro, claro, cristal claro, cristales claros, cristales transparentes, lente clara, lentes transparentes | trasparente, incolore, chiaro, lenti chiare, lenti trasparenti, lente chiara | helder, transparant, doorzichtig, heldere glazen, helder glas, transparante glazen | transparente, incolor, lentes claras, lente clara, lentes transparentes, lente transparente | klar, transparent, genomskinlig, klart glas, klara glas, klar lins
tinted, dark, smoked | getönt, dunkel, dunkle, getönte | teinté, fumé, foncé, teintées | ahumado, tintado, oscuro, oscura | scuro, scura, fumé, oscurato | getint, donker, donkere, getinte | fumado, escuro, escura | tonad, mörk, tonade, mörka
`;

/** What people add or leave out of the same article. */
export const uses = `
cordless, battery powered | kabellos, akkubetrieben, Akku, schnurlos | sans fil, à batterie, sur batterie | inalámbrico, inalámbrica, sin cable, a batería, de batería, sin cables | senza fili, a batteria, cordless, senza filo | draadloos, draadloze, snoerloos, snoerloze, accu | sem fios, sem fio, a bateria | sladdlös, batteridriven, batteri, sladdlösa
rechargeable | aufladbar, wiederaufladbar, aufladbare | rechargeable | recargable | ricaricabile | oplaadbaar, oplaadbare | recarregável | laddningsbar, uppladdningsbar, laddbar
work, working | Arbeit, Arbeits, Montage | travail, chantier, manutention | trabajo, faena | lavoro | werk, montage | trabalho | arbets, arbete, montage
safety, protective, protection | Sicherheit, Schutz, Sicherheits | sécurité, protection | seguridad, protección, protector | sicurezza, protezione, protettivo, antinfortunistico | veiligheid, bescherming, veiligheids | segurança, proteção, protetor | skydd, säkerhet, skydds
garden, gardening | Garten | jardin, jardinage | jardín | giardino, giardinaggio | tuin | jardim | trädgård, trädgårds
wall | Wand, Mauer | mur, murale, muraux | pared, muro | parete, muro | muur, wand | parede, muro | vägg
heavy duty, reinforced | Schwerlast, verstärkt, robust | renforcé, robuste | reforzado, robusto | rinforzato | zwaar, verstevigd | reforçado | förstärkt, kraftig
set, kit | Set, Satz, Garnitur | kit, jeu, lot, ensemble, coffret | kit, juego, conjunto, set | kit, set | set, kit | kit, conjunto, jogo, set | set, sats, kit
hexagonal, hex | Sechskant, sechskant | hexagonal, hexagonale, six pans | hexagonal | esagonale | zeskant | sextavado, sextavada, hexagonal | sexkant, sexkants
industrial, professional | Industrie, Profi, professionell | industriel, professionnel | industrial, profesional | industriale, professionale | industrieel, professioneel | industrial, profissional | industri, proffs
`;
