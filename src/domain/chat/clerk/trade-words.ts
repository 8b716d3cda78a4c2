/**
 * Words of trade that mean the same in the eight languages, so that an article is found by its name in another one than the catalogue's.
 * A word stands for its plural and for compounds that end with it. What is missing is found by its code or its own name, as before.
 */
const same = `
  glove handschuh gant guante guanto handschoen luva handske handsk
  wheelbarrow schubkarre brouette carretilla carriola kruiwagen carrinho skottkarra
  drill bohrmaschine akkuschrauber perceuse taladro trapano boormachine berbequim furadeira borrmaskin borr
  saw sage scie sierra sega zaag serra sag
  hose schlauch tuyau manguera tubo slang mangueira
  screw schraube vis tornillo vite schroef parafuso skruv
  bolt bolzen boulon perno bullone bout
  nut mutter ecrou tuerca dado moer porca
  washer unterlegscheibe rondelle arandela rondella ring anilha bricka
  hammer marteau martillo martello hamer martelo hammare
  ladder leiter echelle escalera scala ladder escada stege
  stepladder trittleiter stehleiter escabeau marchepied taburete tijera sgabello libro trapladder trapje escadote trappstege > ladder
  muff ohrenschutzer kapselgehorschutz gehorschutz antibruit orejera cuffie antirumore oorkap gehoorbeschermer abafador horselkapa horselskydd
  masking kreppband malerkrepp abdeckband carrocero carrozziere mascheratura schilderstape maskering maskeringstejp pintor
  aluminium alu aluminio alluminio
  step stufe stufen marche marches peldano gradino trede tree degrau trappsteg
  lamp torch lampe taschenlampe torche lampada lampara linterna torcia lanterna lamp zaklamp lampa ficklampa
  head kopf tete cabeza testa hoofd cabeca huvud
  reel drum trommel enrouleur carrete haspel enrolador vinda
  cablereel kabeltrommel kabelhaspel kabelvinda enrollacables avvolgicavo > reel cable
  submersible tauch immergee sumergible sommergibile dompel submersivel drankbar
  tool werkzeug outil herramienta attrezzo utensile gereedschap ferramenta verktyg
  nail nagel clou clavo chiodo spijker prego spik
  pipe rohr tube tubo buis pijp cano ror
  plug stecker prise enchufe spina stekker ficha kontakt
  switch schalter interrupteur interruptor interruttore schakelaar strombrytare
  bulb gluhbirne leuchtmittel ampoule bombilla lampadina gloeilamp lampada glodlampa
  filter filtre filtro
  oil ol huile aceite olio olie oleo olja
  mask maske masque mascarilla mascherina masker mascara andningsmask
  vest weste gilet chaleco gilet hesje colete vast
  trousers hose arbeitshose pantalon pantalones pantaloni broek calcas byxor
  knife messer couteau cuchillo cutter coltello mes faca kniv
  spanner schlussel ringschlussel
  level wasserwaage niveau nivel livella waterpas vattenpass
  grinder schleifer winkelschleifer meuleuse disqueuse amoladora radial smerigliatrice slijper slijptol rebarbadora slip vinkelslip
  lawnmower mower rasenmaher tondeuse cortacesped tosaerba grasmaaier cortarelva grasklippare
  bicycle bike fahrrad velo bicicleta bici fiets bicicleta cykel
  headlamp stirnlampe frontale frontal hoofdlamp pannlampa > lamp head
  floodlight strahler projecteur foco faretto schijnwerper projetor stralkastare
  battery akku batterie bateria batteria accu batterij batteri
  charger ladegerat chargeur cargador caricatore caricabatterie oplader carregador laddare
  cable kabel cable cavo cabo
  pump pumpe pompe bomba pompa pomp pump
  valve ventil vanne valvula valvola klep ventiel
  glue leim kleber colle pegamento cola colla lijm lim
  tape klebeband ruban cinta nastro plakband fita tejp
  paint farbe peinture pintura vernice verf tinta farg malarfarg
  brush pinsel pinceau brocha pennello kwast pincel pensel
  roller rolle rouleau rodillo rullo roller rolo roller
  goggles schutzbrille lunettes gafas occhiali veiligheidsbril oculos skyddsglasogon
  shoe schuh chaussure zapato scarpa schoen sapato sko
  boot stiefel botte bota stivale laars botas stovel
  helmet helm casque casco elmetto helm capacete hjalm
  jacket jacke veste chaqueta giacca jas casaco jacka
  wrench schraubenschlussel cle llave chiave moersleutel chave skiftnyckel
  pliers zange pince alicate alicates pinza tang alicate tang
  chisel meissel ciseau cincel scalpello beitel cinzel mejsel
  sandpaper schleifpapier abrasif lija carta schuurpapier lixa sandpapper
  bucket eimer seau cubo secchio emmer balde hink
  broom besen balai escoba scopa bezem vassoura kvast
  shovel schaufel pelle pala pala schep spade
  rope seil corde cuerda corda touw corda rep
  chain kette chaine cadena catena ketting corrente kedja
  lock schloss serrure cerradura serratura slot fechadura las
  hinge scharnier charniere bisagra cerniera scharnier dobradica gangjarn
  silicone silikon silicona siliconen silikon
  garden garten jardin giardino tuin jardim tradgard
  work arbeit travail trabajo lavoro werk trabalho arbets
  wood holz bois madera legno hout madeira tra
  metal metall metallo metaal
  brass messing laiton laton ottone latao massing
  wall wand mur pared parete muur parede vagg
  white weiss blanc blanco bianco wit branco vit
  safety sicherheit schutz securite seguridad sicurezza veiligheid seguranca skydd
  cordless akku fil fils fili fios inalambrico batteria snoerloos draadloos sladdlos schnurlos kabellos
  hydraulic hydraulik hydraulique hidraulica idraulico hydraulisch hidraulico hydraul
  extension verlangerung rallonge alargador prolunga verleng extensao forlangning
`;

const rows = same
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' > '));
const concepts = rows.map(([words = '']) => [...new Set(words.split(/\s+/))]);
const conceptsOf = new Map<string, number[]>();
for (const [concept, words] of concepts.entries())
  for (const word of words) conceptsOf.set(word, [...(conceptsOf.get(word) ?? []), concept]);

const endings = ['', 's', 'e', 'en', 'er', 'n', 'es', 'i', 'r', 'ar', 'or', 'na', 'rna', 'orna', 'n', 't', 'x'];
/** of shorter ones only the plainest plural: what they begin with begins many a word */
const shortEndings = ['', 's', 'e'];
const short = 3;
const singular = new Map<string, readonly number[]>();
for (const [word, ids] of conceptsOf)
  for (const ending of word.length <= short ? shortEndings : endings)
    if (!singular.has(word + ending)) singular.set(word + ending, ids);
for (const [word, ids] of conceptsOf)
  if (/[oa]$/.test(word)) for (const ending of ['i', 'e', 'or']) singular.set(word.slice(0, -1) + ending, ids);

const shortest = 5;

/** A headlamp is a lamp, too; a lamp is no headlamp. Behind `>` stands what such a thing is as well. */
const broader = new Map<number, readonly number[]>(
  rows.flatMap(([, wider], concept) =>
    wider ? [[concept, wider.split(' ').flatMap((word) => conceptsOf.get(word) ?? [])] as const] : [],
  ),
);

/**
 * The last part of a compound says what it is, the first what for; null where the word is none. A short last part counts where the first is known,
 * too. `first` is empty where nobody knows it.
 */
const compoundOf = (word: string): { readonly last: readonly number[]; readonly first: readonly number[] } | null => {
  for (let at = short; at <= word.length - short; at += 1) {
    const last = singular.get(word.slice(at));
    const first = singular.get(word.slice(0, at)) ?? [];
    if (last && (first.length > 0 || (at >= shortest - 1 && word.length - at >= shortest))) return { last, first };
  }
  return null;
};

/** What a word means, as numbers that words of the same meaning share. */
export const meaningsOf = (word: string): readonly number[] => {
  const whole = singular.get(word);
  if (whole) return [...new Set([...whole, ...whole.flatMap((meaning) => broader.get(meaning) ?? [])])];
  const parts = compoundOf(word);
  return parts ? [...parts.last, ...parts.first] : [];
};

/** Each part of a compound that is no word of its own; one that nobody knows is empty. Null where the word is none. */
export const partsOf = (word: string): readonly (readonly number[])[] | null => {
  const parts = singular.has(word) ? null : compoundOf(word);
  return parts && [parts.last, parts.first];
};

/** The words of the same meaning in all languages, for a search by words. */
export const translationsOf = (word: string): readonly string[] => meaningsOf(word).flatMap((meaning) => concepts[meaning] ?? []);
