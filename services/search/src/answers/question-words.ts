import type { Shop } from '@saum/domain/shops'

type Language = Shop['language']

/** Common words of a language: they make a sentence a question but say nothing of what it is about. */
export const QUESTION_WORDS: Readonly<Record<Language, string>> = {
  de: `wie was wer wo wann warum wieso weshalb welche welcher welches welchen welchem wohin woher womit worauf
    woran wofür wieviel viel viele ich du er sie es wir ihr mir mich dir dich uns euch mein meine meinen meinem meiner meines
    dein deine deinen eure euer euren eurem eures ist sind bin bist war hat habe hab haben hast habt hätte kann kannst könnt können könnte muss müssen soll sollte
    darf dürfen wird werden würde möchte will wollen gibt geht gehen bitte mal eigentlich denn man der die das den dem des ein eine
    einen einem einer und oder in im an am auf bei mit für von vom zu zum zur aus nach um ob nicht auch noch wenn
    eines es bekomme bekommt kriege kriegt krieg mache machen macht tun tue hallo danke genau etwas sich als bis über hoch gegen richtig richtige bedeutet bedeuten heißt passiert eurer saum
    jetzt nun wieder schon immer nie mehr alles alle allen jemand selbst selber ganz sehr eher wirklich vielleicht gerne gern
    direkt einfach überhaupt hier dort da drauf darauf dafür damit davon dabei dies dieser diese dieses diesen solche beim seit ab vor
    während ohne zwischen unter durch trotzdem trotz falls also doch nur bloß weil dass jede jeder jedes jeden
    finde finden findet wählen wähle auswählen aussuchen wissen weiß sagen sagt sehen brauche brauchen braucht benötige nutzen benutzen
    möglich möglichkeit möglichkeiten frage fragen hilfe helfen los eben halt grad gerade wänn wo mis mini de es des a i`,
  fr: `comment que quoi qui où quand pourquoi quel quelle quels quelles combien est-ce est sont suis a ai as avez avons ont
    puis peux peut pouvez pouvons dois doit devons faut il elle on je tu nous vous ils elles me moi mon ma mes ton ta tes votre vos notre nos
    le la les l un une des du de d au aux en à dans sur sous pour par avec sans et ou si ne pas plus y ce cet cette ces se s t j c n m qu
    être avoir faire fait fais faites merci bonjour saum vais va vas acceptez accepter signifie besoin
    bien très moins aussi encore déjà toujours jamais tout tous toute toutes quelque chose choses ça cela ceci donc car mais comme chez vers
    entre depuis pendant après avant alors ici là trouver trouve trouvent trouvez savoir sais connaître voir dire choisir choisis
    permet possible veux veut voudrais souhaite aimerais mettre met
    propose proposez offrez reçu eu été autre`,
  en: `how what who where when why which whose whom is are was were be been am do does did can could may might must shall should will would
    have has had i you he she it we they me my mine your yours our ours their its the a an of in on at to for from by with without and or if
    not no any some something anything different there here please hello hi hey thanks get got long much many about into as up out this that these those put accept offer policy mean means rid help saum
    just still again after before during until since choose pick also very really too only even ever never always now then so such than other another each every all both few more most own same
    someone anyone everything nothing thing things stuff people know knows tell say see look looks find make makes let want wants like need needs
    try happens happen happened going go goes keep able possible available again yet live gets got bring`,
}

/** Words that say what is asked of a thing, but not of which. */
export const INTENT_WORDS: Readonly<Record<Language, string>> = {
  de: `kosten kostet kostenlos gratis preis umsonst teuer zeit dauer dauert lange lang frist schnell nächste nächsten nähe`,
  fr: `coûte coûter coûtent coût cher prix gratuit gratuite frais temps durée dure délai limite date combien valable proche près`,
  en: `cost costs price free deadline take takes cheap cheaper expensive fee time times near nearest closest soon fast`,
}

/**
 * Kinds of things, days and towns: with these alone nothing can be answered, and what does not speak of
 * them may still be the answer.
 */
export const LIGHT_WORDS: Readonly<Record<Language, string>> = {
  de: `tag tage tagen woche wochen jahr jahre monat monate stunde uhrzeit geld
    neu gut falsch falsche schreiben suchen kaufen artikel produkt produkte ware farbe farben teil teile stück sachen sache
    kleid kleider kleidung kleidungsstück hose hosen bluse hemd shirt pullover pulli jacke mantel rock blazer klamotten gewand
    montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende feiertag heute morgen übermorgen
    berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dresden hannover nürnberg bremen wien graz linz salzburg innsbruck
    zürich bern basel luzern winterthur genf lausanne
    funktioniert funktionieren warten warte kommen gekommen geben gebe eingeben eingegeben stehen steht liegen lassen lasse nehmen nehmt halten hält bleiben bleibt
    bringen bringt zeigen fragen erklären passieren passiert gekauft gehört probieren anprobieren benutzen benutze nutzen verwenden
    möglich sofort später früher bald endlich leider einmal irgendwann immer oft manchmal normal schnell langsam klein kleine gegangen geworden
    schön schlecht einfach schwer lieber besser echt echte echten andere anderen anderes erste letzten letzte ganze eigene
    zuhause daheim unterwegs auspacken angegeben angeblich ehrlich bestimmt certain übrigens eventuell weg raus rein hin her paar
    kam kamen akzeptieren akzeptiert annehmen betrag voll volle vollen kurz nummer`,
  fr: `argent jour jours semaine an ans année mois heure heures
    nouveau bon écrire chercher acheter article articles produit produits pièce couleur couleurs
    utiliser utilise utilisez utilisation
    robe pantalon chemise chemisier blouse pull veste manteau jupe vêtement vêtements habits
    lundi mardi mercredi jeudi vendredi samedi dimanche demain aujourd’hui
    genève lausanne fribourg neuchâtel sion berne zurich bâle
    fonctionne fonctionner marche marcher partir attendre attends venir arriver prendre prends prenez laisser tenir tient rester reste montrer expliquer passer casser casse
    enlever essayer essayé acheté bientôt enfin vite lent grand grande petit petite meilleur mauvais mal vraiment
    parfois souvent normal premier première dernier dernière nouveau nouvelle même certain certaine montant membre seulement sera serai serez seront récupère récupérer va vont`,
  en: `day days week weeks year years month months hour hours money take takes new good wrong write buy use using item items product products colour colours color colors
    dress trousers shirt blouse jumper sweater pullover jacket jackets coat skirt clothes clothing garment garments
    monday tuesday wednesday thursday friday saturday sunday sundays today tomorrow weekend
    berlin hamburg munich cologne frankfurt vienna graz salzburg zurich geneva
    work works working wait waiting come comes coming give take taken keep leave stay show explain happen turn end add type typed send enter entered
    start begin bought tried fit fits soon finally already later earlier maybe sometimes often usually really slow fast big bigger
    small smaller large larger little old young best better bad badly nice first last next straight away while certain over under amount else own mine red black white blue`,
}
