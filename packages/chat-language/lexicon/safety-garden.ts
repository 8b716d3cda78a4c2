/** What is worn at work, what cleans, and what is used outside. */
export const safetyAndGarden = `
glove | Handschuh | gant | guante | guanto | handschoen | luva | handske
safety goggles, safety glasses, safety specs, protective glasses, work goggles, goggles, eye protection | Schutzbrille, Sicherheitsbrille, Arbeitsschutzbrille, Arbeitsbrille | lunettes de protection, lunettes de sécurité, lunettes | gafas de seguridad, gafas de protección, gafas protectoras, gafas, lentes de seguridad | occhiali di protezione, occhiali di sicurezza, occhiali protettivi, occhiali, occhiali da lavoro | veiligheidsbril, beschermbril, werkbril, bril | óculos de proteção, óculos de segurança, óculos, óculos protetores | skyddsglasögon, skyddsglas, glasögon
ear muffs, ear defenders, hearing protection, ear protection, ear protectors, ear muff | Gehörschutz, Kapselgehörschutz, Ohrenschützer, Gehörschützer, Ohrschützer, Hörschutz, Lärmschutz | casque anti-bruit, casque antibruit, protection auditive, protège-oreilles, serre-tête antibruit, coquilles antibruit | orejeras, protector auditivo, protectores auditivos, cascos antirruido, protección auditiva, auriculares antirruido, orejeras antirruido, cascos protectores de oídos, protectores de oídos | cuffie antirumore, cuffie, otoprotettori, paraorecchie, cuffie protettive, cuffie da lavoro, cuffia antirumore, cuffie di protezione, protezione udito | oorkappen, gehoorbescherming, oorbeschermers, gehoorkappen, oorbescherming, gehoorbeschermers | protetores auriculares, abafadores, protetor auricular, abafador de ruído, auscultadores de proteção, protetores de ouvido, auriculares de proteção, protetor de ouvido, abafadores de ruído | hörselkåpor, hörselskydd, hörselkåpa, öronskydd, öronkåpor
ear plugs, earplugs | Ohrstöpsel, Gehörschutzstöpsel | bouchons d'oreilles, bouchons auditifs | tapones para oídos, tapones auditivos | tappi per orecchie | oordopjes, oordoppen | tampões auditivos, tampões | öronproppar
helmet, hard hat, safety helmet | Helm, Schutzhelm, Bauhelm | casque, casque de chantier | casco, casco de seguridad, casco de obra | casco, elmetto, caschetto | helm, veiligheidshelm, bouwhelm | capacete | hjälm, skyddshjälm, bygghjälm
mask, dust mask, respirator, face mask | Maske, Staubmaske, Atemschutzmaske, Atemschutz | masque, masque anti-poussière | mascarilla, máscara | mascherina, maschera | masker, mondkapje, stofmasker, mondmasker | máscara | andningsmask, dammask, munskydd, andningsskydd
face shield, visor | Gesichtsschutz, Visier, Schutzschild | visière, écran facial | pantalla facial, visera | visiera | gelaatsscherm, gezichtsscherm | viseira | ansiktsskydd, visir
safety shoe, work shoe, safety trainer, steel toe | Sicherheitsschuh, Arbeitsschuh, Stahlkappenschuh | chaussure de sécurité, basket de sécurité, chaussure de travail | zapato de seguridad, calzado de seguridad, zapatilla de seguridad | scarpa antinfortunistica, scarpe antinfortunistiche, scarpa di sicurezza, scarpa da lavoro, antinfortunistica | veiligheidsschoen, werkschoen | sapato de segurança, calçado de segurança, sapato de trabalho, ténis de segurança, biqueira de aço | skyddssko, arbetssko > shoe
shoe, trainer, footwear | Schuh | chaussure, basket | zapato, zapatilla, calzado | scarpa, calzatura | schoen, schoenen | sapato, calçado, ténis | sko
boot, safety boot, work boot, wellington | Stiefel, Sicherheitsstiefel, Gummistiefel, Arbeitsstiefel | botte, bottine | bota | stivale, scarpone | laars, laarzen, werklaars | bota, galocha | stövel, känga, skyddskänga, gummistövel
jacket, coat | Jacke, Arbeitsjacke | veste, blouson | chaqueta, cazadora | giacca, giubbotto | jas, werkjas | casaco, blusão | jacka, arbetsjacka
vest, hi-vis vest, high visibility vest, waistcoat | Weste, Warnweste | gilet, gilet de sécurité, gilet jaune | chaleco, chaleco reflectante | gilet, gilet alta visibilità | vest, veiligheidsvest, hesje, veiligheidshesje | colete, colete refletor | väst, varselväst, reflexväst
trousers, pants, work trousers | Arbeitshose, Bundhose, Latzhose | pantalon, salopette | pantalón, peto | pantalone, pantaloni, salopette | werkbroek, broek, overall | calças, jardineiras | byxor, arbetsbyxor, snickarbyxor
overall, coverall | Overall, Arbeitsanzug, Einwegoverall | combinaison, bleu de travail | mono, buzo | tuta | overall, wegwerpoverall | fato-macaco, macacão | overall
shirt, T-shirt, polo | Hemd, T-Shirt, Shirt | chemise, t-shirt, polo | camisa, camiseta, polo | camicia, maglietta, t-shirt, polo | hemd, shirt, t-shirt, overhemd | camisa, camisola, t-shirt, polo, camiseta | skjorta, tröja, t-shirt, pikétröja
sock | Socke | chaussette | calcetín | calza, calzino | sok, sokken | meia | strumpa, socka
knee pad | Knieschoner, Knieschützer | genouillère | rodillera | ginocchiera | kniebeschermer | joelheira | knäskydd
harness, fall protection | Auffanggurt, Absturzsicherung | harnais | arnés | imbracatura | harnas, valbeveiliging | arnês, cinto de segurança | sele, fallskydd, fallskyddssele
first aid kit | Verbandskasten, Erste-Hilfe-Kasten, Verbandkasten | trousse de secours, trousse de premiers secours | botiquín | cassetta pronto soccorso, kit pronto soccorso | ehbo-kit, verbanddoos, verbandtrommel | kit de primeiros socorros, caixa de primeiros socorros | förbandslåda, första hjälpen
fire extinguisher | Feuerlöscher | extincteur | extintor | estintore | brandblusser | extintor | brandsläckare
warning tape, barrier tape | Absperrband, Flatterband | ruban de signalisation, rubalise | cinta de balizamiento | nastro segnaletico | afzetlint | fita de sinalização | avspärrningsband
sign, warning sign | Schild, Warnschild | panneau, panneau de signalisation | señal, cartel | cartello, segnale | waarschuwingsbord, bord | placa, sinal | skylt, varningsskylt
traffic cone | Pylone, Leitkegel, Verkehrskegel | cône de signalisation, cône | cono | cono stradale | pylon, verkeerskegel | cone | trafikkon, kon
broom | Besen | balai | escoba | scopa | bezem | vassoura | kvast, sopborste
mop | Wischmopp, Mopp | serpillière, lavette | fregona | mocio, lavapavimenti | dweil, mop | esfregona, esfregão | mopp
cloth, rag, wipe | Tuch, Lappen, Putztuch, Putzlappen | chiffon, torchon, lingette | trapo, paño, bayeta | straccio, panno | doek, poetsdoek, lap | pano, trapo | trasa, duk, putsduk
detergent, cleaner, cleaning agent | Reiniger, Reinigungsmittel, Putzmittel | nettoyant, détergent, produit de nettoyage | limpiador, detergente | detergente, detersivo | schoonmaakmiddel, reinigingsmiddel, reiniger | detergente, produto de limpeza | rengöringsmedel
soap, hand cleaner | Seife, Handreiniger | savon | jabón | sapone | zeep, handzeep | sabão, sabonete | tvål, handtvätt
bin bag, rubbish bag, garbage bag | Müllsack, Müllbeutel, Abfallsack | sac poubelle | bolsa de basura | sacco spazzatura, sacchetto immondizia | vuilniszak, afvalzak | saco do lixo, saco de lixo | sopsäck, soppåse
bin, dustbin, trash can | Mülleimer, Abfalleimer, Mülltonne | poubelle | cubo de basura, papelera | pattumiera, cestino, bidone | vuilnisbak, afvalbak, prullenbak | caixote do lixo, lixeira | soptunna, papperskorg
toilet paper, paper towel | Toilettenpapier, Papierhandtuch, Küchenrolle | papier toilette, essuie-tout | papel higiénico, papel de cocina | carta igienica, carta asciugamani | toiletpapier, keukenrol, wc-papier | papel higiénico, papel de cozinha | toalettpapper, hushållspapper
lawn mower, lawnmower, mower | Rasenmäher, Mäher, Mähroboter | tondeuse, tondeuse à gazon | cortacésped, segadora | tosaerba, tagliaerba, rasaerba | grasmaaier, maaier | corta-relva, cortador de grama, máquina de cortar relva | gräsklippare
hedge trimmer | Heckenschere | taille-haie | cortasetos | tagliasiepi | heggenschaar | corta-sebes, aparador de sebes | häcksax, häcktrimmer
leaf blower | Laubbläser, Laubgebläse | souffleur de feuilles, souffleur | soplador, soplahojas | soffiatore, soffiafoglie | bladblazer | soprador de folhas | lövblås
secateurs, pruning shears | Gartenschere, Astschere, Rosenschere | sécateur | tijera de podar, podadora | cesoie da potatura, forbici da potatura | snoeischaar, takkenschaar | tesoura de poda | sekatör, grensax
spade, shovel | Spaten, Schaufel, Schippe | bêche, pelle | pala | vanga, pala, badile | spade, schop, schep | pá | spade, skyffel
rake | Rechen, Harke, Laubrechen | râteau | rastrillo | rastrello | hark | ancinho | kratta, räfsa
hoe, pickaxe | Hacke, Spitzhacke, Pickel | pioche, houe, binette | azada, pico | zappa, piccone | schoffel, houweel, pikhouweel | enxada, picareta | hacka, korp
garden furniture | Gartenmöbel | meubles de jardin, mobilier de jardin, salon de jardin | muebles de jardín | mobili da giardino, arredo giardino | tuinmeubelen, tuinmeubels | móveis de jardim, mobília de jardim | trädgårdsmöbler, utemöbler
furniture | Möbel | meuble, mobilier | mueble | mobili, mobile | meubel, meubels | móvel, móveis, mobília | möbel, möbler
barbecue, grill | Grill, Gasgrill | barbecue | barbacoa, parrilla | barbecue, griglia | barbecue | churrasqueira, barbecue | grill
fence, wire mesh | Zaun, Maschendraht | clôture, grillage | valla, malla, cerca | recinzione, rete metallica | hek, gaas, schutting | vedação, rede, cerca | staket, stängsel, nät
soil, potting compost | Blumenerde, Erde | terreau | tierra, sustrato | terriccio | potgrond, tuinaarde | terra, substrato | planteringsjord, jord
fertiliser, fertilizer | Dünger | engrais | abono, fertilizante | concime, fertilizzante | mest, kunstmest | adubo, fertilizante | gödning, gödsel
seed | Saatgut, Samen, Rasensamen | semence, graine | semilla | semi, sementi | zaad, graszaad | semente | frö, gräsfrö
plant, tree, flower | Pflanze, Baum, Blume | plante, arbre, fleur | planta, árbol, flor | pianta, albero, fiore | plant, boom, bloem | planta, árvore, flor | växt, träd, blomma
salt, road salt | Streusalz, Salz | sel de déneigement, sel | sal | sale | strooizout, zout | sal | vägsalt, salt
snow shovel | Schneeschaufel, Schneeschieber | pelle à neige | pala de nieve, pala quitanieves | pala da neve | sneeuwschuiver | pá de neve | snöskyffel, snöskovel
bicycle, bike | Fahrrad, Rad | vélo, bicyclette | bicicleta, bici | bicicletta, bici | fiets | bicicleta | cykel
car, van | Auto, Wagen, Transporter | voiture, camionnette | coche, furgoneta | automobile, furgone, macchina | auto, bestelbus | carro, carrinha | bil, skåpbil
tyre, tire | Reifen, Autoreifen | pneu | neumático, rueda | pneumatico, gomma | autoband, band | pneu | däck
trailer | Anhänger | remorque | remolque | rimorchio | aanhanger, aanhangwagen | reboque, atrelado | släpvagn, släp
pallet box, crate, container | Behälter, Lagerbox, Kunststoffbox, Stapelbox | bac, caisse plastique, conteneur | contenedor, cajón | contenitore, cassa | krat, bak, opbergbox | contentor, caixote, caixa plástica | back, låda, förvaringslåda
`;
