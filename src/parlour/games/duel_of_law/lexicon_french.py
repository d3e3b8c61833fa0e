"""What people say in French, and what it means; `lexicon.py` says how a line is read.

A card's colour is its suit here, its sign of poker an "enseigne", its face of a die a "dé". Elisions are taken away
before anything is read: "l'ordre de l'alphabet" is "ordre de alphabet".
"""

from __future__ import annotations

import re

from parlour.games.duel_of_law.lexicon import ALPHABETICAL, Lexicon, Pattern, read

_NUMBER_WORDS = (
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
)  # fmt: skip
_FROM_TWO = "|".join(_NUMBER_WORDS[2:])
_SIGNS = "pique|trèfle|cœur|coeur|carreau"
_FACES = "valet|dame|reine|roi"
_ONE_DIGIT = "|".join(_NUMBER_WORDS[:10])

_REAL = r"(?:anglais|français|valides?|correct|du dictionnaire|qui existe\w*)"

_LEXICON = rf"""
(deux|2)(?= (enseignes?|couleurs?|lettres?|valeurs?|rangs?|nombres?|num[ée]ros?|chiffres?|teintes?|dés?)\b) = -
((une?|la|le) )?(seule?|unique)(?= (enseigne|couleur|lettre|valeur|rang|nombre|num[ée]ro|chiffre|teinte|dé)) = ! same
((form|[ée]pel|compos|fai|donn|lire)\w* )?(un |des |le )?(vrais? )?mots?( {_REAL})* = word>|word<
(en )?palindromes?|sym[ée]trique\w*|en miroir = palindrome
((se li\w*|lisibles?) )?(pareils? |le même )?dans les deux sens = palindrome
(pareil\w* |le même )?(à endroit|de gauche à droite) (et|comme|que) (à envers|de droite à gauche) = palindrome
(se li\w* )?(pareil\w*|identiques?) (à|de) envers|pareil\w* des deux côtés = palindrome
((les )?(d[ée]cimales|chiffres) (de |du nombre )?)?(pi|π|3[.,]14\d*)( dans ordre)? = ! pi
alphabet à envers|à envers (de|dans) alphabet = letter<|letter>
((par|dans|en|selon) )?ordre alphab[ée]tique (invers[ée]e?|inverse|à envers|d[ée]croissant)|de z à a = letter<|letter>
((par|dans|en|selon) )?ordre (invers[ée]e?|inverse|d[ée]croissant) de alphabet = letter<|letter>
((par|dans|en|selon) )?ordre (alphab[ée]tique|de alphabet)( croissant)?|alphab[ée]tique\w*|de a à z = letter>|letter<
voyelles? (et|puis) (les )?consonnes? = letter~vowels
consonnes? (et|puis) (les )?voyelles? = letter~vowels
voyelles? = letter:vowel
consonnes? = letter:consonant
((la|les|une) )?lettres? (?P<v>[a-z]) = letter=$v
(lettres? )?((à|a|de|valant|valent|vaut|qui valent) )?(?P<v>NUMBER) points? = value=$v
(lettres? )?(qui )?(valant|valent|vaut|une valeur de|valeurs?( de)?) (?P<v>NUMBER)( points?)? = value=$v

((couleurs?|teintes?|cartes?) )?claire?s? (et|puis) (les )?(fonc[ée]e?s?|sombres?) = shade~
((couleurs?|teintes?|cartes?) )?(fonc[ée]e?s?|sombres?) (et|puis) (les )?claire?s? = shade~
(enseignes? )?(rouges? (et|puis) (les )?noire?s?|noire?s? (et|puis) (les )?rouges?) = poker~colour
impaire?s? (et|puis) (les )?paire?s? = digit~parity|dice~parity
paire?s? (et|puis) (les )?impaire?s? = digit~parity|dice~parity
parit[ée]s? = digit~parity|dice~parity
couleurs? (de |des |d)?enseignes? = poker~colour
couleurs? (de |des |d)?enseignes?( (est|sont))? rouges? = poker:red
couleurs? (de |des |d)?enseignes?( (est|sont))? noire?s? = poker:black
piques?,? c(œ|oe)urs?,? tr[èe]fles?,?( et)? carreaux? = poker>>|poker<<

enseignes?( de poker)? (noires?|fonc[ée]es?|sombres?) = poker:black
enseignes?( de poker)? (rouges?|claires?) = poker:red
(enseignes? (de )?)?(piques?|spades) = poker=spades
(enseignes? (de )?)?(c(œ|oe)urs?|hearts) = poker=hearts
(enseignes? (de )?)?(tr[èe]fles?|clubs) = poker=clubs
(enseignes? (de )?)?(carreaux?|diamonds) = poker=diamonds

verte?s? (fonc[ée]e?s?|sombres?) = suit=dark-green
verte?s? claire?s? = suit=light-green
bleue?s? (fonc[ée]e?s?|sombres?) = suit=dark-blue
bleue?s? claire?s? = suit=light-blue
(violet(te)?s?|pourpres?|mauves?) (fonc[ée]e?s?|sombres?) = suit=dark-purple
(violet(te)?s?|pourpres?|mauves?) claire?s? = suit=light-purple
couleurs? rouges? = suit=red
couleurs? noires? = suit=black
rouges? = suit=red|poker:red
noire?s? = suit=black|poker:black
roses? = suit=pink
orang(e|[ée]e)s? = suit=orange
jaunes? = suit=yellow
gris(es?)? = suit=gray
verte?s? = suit:green
bleue?s? = suit:blue
violet(te)?s?|pourpres?|mauves? = suit:purple
((couleurs?|teintes?) )?(fonc[ée]e?s?|sombres?) = shade=dark
((couleurs?|teintes?) )?claire?s? = shade=light

(faces? de )?(dés?|dice)( (de|à|num[ée]ro|valeur|montr\w+( une?)?|(est|sont)( tous)?))? (?P<v>NUMBER) = dice=$v
(faces? de )?dés? à (?P<v>NUMBER)( points?)? = dice=$v
(?P<v>NUMBER)( points?)? (sur|au) ((le|les|leurs?|chaque) )?dés? = dice=$v
(rangs?|chiffres?|nombres?)( de| (est|sont)( tous)?)? (?P<v>\d|WORD|[jqk]) = rank=$v
(qui )?(se )?(finiss\w+|finit|termin\w+) (par|en)( un| une)? (?P<v>\d|WORD) = rank=$v
(?P<v>\d|{_FROM_TWO}) = # rank=$v|dice=$v|value=$v
zéros? = rank=0
uns = rank=1
valets? = rank=J
dames?|reines? = rank=Q
rois? = rank=K
(cartes? à )?figures?|t[êe]tes( couronn[ée]es)?|habill[ée]e?s|honneurs?|personnages? = rank:face
paire?s? = % even
impaire?s? = % odd
premi(er|[èe]re)s? = % prime

(en )?alternance|altern\w*|à tour de rôle|tour à tour|une?( carte| fois)? sur deux|chacune? son tour = ! alternating
(exactement )?((le|la|les) )?m[êe]mes?|identiques?|pareil(le)?s?|(en )?commun\w* = ! same
une marche à la fois|pas à pas|((le|la) )?(nombre|carte) suivante?( (à )?chaque fois)? = ! run
escaliers?|échelles?|voisine?s?|sans (trou|saut)s? = ! run
cons[ée]cuti(f|ve)s?|successi(f|ve)s?|à la suite|de suite|affil[ée]e|(qui )?se suiv\w+|suites?|s[ée]quences? = ! run
un(e)? (à|par|après) un(e)?|de (un|1) en (un|1)|quintes? = ! run
(croissan\w+|augment\w+|mont\w+|grandi\w+) (de|par) (une?|1)( en (une?|1))? = ! run
(d[ée]croissan\w+|diminu\w+|descend\w*|baiss\w+) (de|par) (une?|1)( en (une?|1))? = ! run down
compt\w+ à rebours = ! run down
compt(e|ent|er|ons|ant)( de (un|1) en (un|1))? = ! run
((par|dans|en|un) )*(ordre )?croissan\w+|cro[iî](t|ss\w+) = ! rising
augment\w+|mont(?!r)\w+|grandi\w+|grimp\w+|grossi\w+|avanc\w+ = ! rising
d[ée]pass\w+ (celle|celui|le|la) pr[ée]c[ée]dente? = ! rising
((par|dans|en|un) )*(ordre )?d[ée]croissan\w+|diminu\w+|descend\w*|baiss\w+|((par|dans|en) )?ordre inverse = ! falling
((par|dans|en|le bon) )*ordre|(tri|class)[ée]e?s?( par)? = ! order
cycl\w*|en boucle|tourn\w+ = ! cycling

(de |du )?haut (en|vers le|jusqu'en) bas|vers le bas|en descendant = >
de (la )?gauche (à|vers la) droite|vers la droite|vers avant|à endroit = >
(de |du )?bas (en|vers le) haut|vers le haut|en montant = <
de (la )?droite (à|vers la) gauche|vers la gauche|vers arri[èe]re|à envers|à rebours = <

(faces? de )?dés? = ? dice
enseignes?( de poker)?|poker|signes?|symboles? = ? poker
num[ée]ros? (de |des |de la )?cartes?|nombres? à (deux|trois|2|3) chiffres|deux par carte = ? number
valeurs?( (de|des)( la| les)? lettres?)?|points? = ? value
lettres?|alphabet = ? letter
nombres?|num[ée]ros?|entiers? = ? digit number
(dernier )?chiffres?|une? par carte = ? digit
rangs? = ? rank digit
teintes?|nuances? = ? shade
couleurs? = ? suit

(commen\w+|d[ée]but\w+|partant|à partir) (par|à|de|avec) ((une?|la|le) )?\w+ = ^
que|qu|rien|uniquement|seulement|seule?s?|toute?s?|tous|chaque|chacune?|toujours|partout|simplement|juste = -
strictement|il|elles?|ils|y|a|ont|avoir|doi\w+|faut|être|est|sont|soient|port\w+|montr\w+|contien\w+|cartes? = -
ce|cet|cette|ces|celles?|ceux|qui|dont|de|du|des|le|la|les|une?|en|sur|dans|par|pour|à|au|aux|leurs?|son|sa = -
ses|se|on|lois?|branches?|rang[ée]es?|colonnes?|lignes?|suiv\w+|form\w+|vont|va|poss[èe]d\w+|sens|bon = -
et|mais|plus|avec|aussi|ainsi|puis|tout en|[&.,;+…]+ = /
[:!?'"-]+ = -
contien\w+ une?|surtout|presque|premi[èe]re carte|derni[èe]re carte|parfois = ~
un bout à autre|au scrabble|soit|ou|mes|tes|nos|vos|ma|mon|li(t|sent) = -
ça|cela|tout|quel(le)?s?|genre|type|sorte|famille|chose|fois|mot|anglais|peut|peuvent|peu|voir|lire|entre elles = -
(?<=\w)[ -](là|ci)|là = -
(?P<v>[jqk]) = # rank=$v|letter=$v
(?P<v>[b-z]) = # letter=$v
"""

_NUMBERS = r"""
carr[ée]s?( parfaits?)? = % square
cubes?( parfaits?)? = % cube
triang\w+ = % triangular
((suite|nombres) de )?fibonacci = % fibonacci
puissances? de (deux|2) = % power-of-2
(multiples? de|divisibles? par|(dans )?(la )?table de) (deux|2) = % even
(multiples? de|divisibles? par|(dans )?(la )?table de) (?P<v>NUMBER) = % multiple-of-$v
"""

_ONE = r"(?:une?|tantôt|une? coup|une? fois)"
_BEFORE = r"que (?:celle |celui |la carte )?(?:la |le |d')?(?:pr[ée]c[ée]dente?|derni(?:er|[èe]re)|avant)(?: carte)?"
_FEATURES = r"(?:dé|lettre|valeur|point|rang|couleur|enseigne|teinte)s?\b"
_EACH = rf"(?:(?:chaque|chacune?)(?: (?!{_FEATURES})\w+){{0,2}} (?:est |vaut )?)?(?:de )?"
_REWORDED: tuple[tuple[Pattern, str], ...] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"\b(?:unicolores?|monochrom\w*)\b", "la même couleur"),
        (r"\bn'importe quoi\b", ""),
        (r"[ ,]*\b(?:et )?ainsi de suite\b|[ ,]*\b(?:et c(?:ae|æ)tera|etc)\b\.*", ""),
        (r"\b(?:un|1) de plus (?:à )?chaque (?:fois|carte)\b", "consécutives"),
        (r"\b(?:un|1) de moins (?:à )?chaque (?:fois|carte)\b", "compte à rebours"),
        (r"\bsans (?:aucun )?(?:trous?|sauts?|manque)\b", "consécutives"),
        (
            r"\b(vert|bleu|violet)(?:te)?e?s?,? "
            r"(?:clair|fonc[ée]|sombre)e?s? (?:ou|et) (?:clair|fonc[ée]|sombre)e?s?\b",
            r"\1",
        ),
        (rf"\b({_FACES})s?(?:,| et| ou)* (?!\1)({_FACES})s?(?:,| et| ou)* (?!\1|\2)(?:{_FACES})s?\b", "figures"),
        (
            r"^(?:que |des |les )*(?:c(?:œ|oe)urs? (?:et|ou) carreaux?|carreaux? (?:et|ou) c(?:œ|oe)urs?)$",
            "surtout enseignes rouges",
        ),
        (
            r"^(?:que |des |les )*(?:piques? (?:et|ou) tr[èe]fles?|tr[èe]fles? (?:et|ou) piques?)$",
            "surtout enseignes noires",
        ),
        (r"\bmont\w+ (?:,|et|puis| )+ (?:re)?descend\w*", "croissant et décroissant"),
        (
            r"\b(?:est |vaut )?(?:le |la )?(?:double|moitié|triple) (?:de )?(?:la |le )?(?:pr[ée]c[ée]dente?)\b",
            "de deux en deux",
        ),
        (
            r"\b(pair|impair|voyelle|consonne|claire?|fonc[ée]e?|rouge|noire?)s? "
            r"(pair|impair|voyelle|consonne|claire?|fonc[ée]e?|rouge|noire?)s? \1s?\b",
            r"alternance \1 et \2",
        ),
        (r"\bn'importe (?:le|la|les)?quel(?:le)?s?\b", "tous"),
        (
            rf"\b{_ONE} (\w+),? (?:et )?(?:puis )?{_ONE} (\w+)\b",
            r"alternance \1 et \2",
        ),
        (r"\bune? \w+ sur deux(?: est)?(?: une?)? (\w+)\b", r"alternance \1"),
        (r"\bune? (\w+) sur deux\b", r"alternance \1"),
        (
            r"\b(?:il )?n'y a (?:rien )?que\b|\brien (?:d'autre )?que\b|\bn[e'] ?\w+ que (?=(?:des|du|de|les)\b)",
            "que",
        ),
        (r"\b(?:une?|deux|[12]) (?:de|par|pour) (?:chaque|toutes)\b", "différentes"),
        (rf"\b(?:une?|1)(?: \w+)? sur (?:[3-9]|{'|'.join(_NUMBER_WORDS[3:])})\b", "espacées"),
        (r"\bde (?:un|1) en (?:un|1)\b", "consécutifs"),
        (r"\bpremi(?:er|ère)s? (?=d[ée]cimales|chiffres)", ""),
        (rf"\b(?:deux|trois|quatre|cinq|[2-5]) (?=(?:rois|dames|reines|valets|{_FROM_TWO})$)", ""),
        (r"^(?:que )?des paires$", "surtout des paires"),
        (rf"\b(?:{ALPHABETICAL})\b(?!,? [a-z]\b)", "lettres consécutives à l'endroit"),
        (r"\b(\w+) chang\w+ (?:à )?chaque (?:carte|fois)\b", r"surtout alternance \1"),
        (
            rf"\b({_SIGNS})[sx]? (?!\1)({_SIGNS})[sx]? \1[sx]?\b",
            r"alternance \1 et \2",
        ),
        (rf"{_EACH}(?:{_FROM_TWO}|\d+) de (?:plus|moins) {_BEFORE}", "de deux en deux"),
        (rf"{_EACH}(?:une?|1) de plus {_BEFORE}", "consécutives"),
        (rf"{_EACH}(?:une?|1) de moins {_BEFORE}", "compte à rebours"),
        (rf"{_EACH}plus (?:grande?|haute?|[ée]lev[ée]e?|forte?) {_BEFORE}", "croissantes"),
        (rf"{_EACH}(?:plus (?:petite?|bas(?:se)?|faible)|moins (?:grande?|[ée]lev[ée]e?)) {_BEFORE}", "décroissantes"),
        (r"\bde plus en plus (?:petite?s?|bas(?:ses)?|faibles?)\b", "décroissantes"),
        (r"\b(?:de |du )?(?:la )?plus petite? (?:à|au) (?:la )?plus grande?\b", "croissantes"),
        (r"\b(?:de |du )?(?:la )?plus grande? (?:à|au) (?:la )?plus petite?\b", "décroissantes"),
        (r"\bde (?:1|un) à (?:6|six)\b", ""),
        (r"\bde plus en plus \w+", "croissantes"),
        (r"\bde moins en moins \w+", "décroissantes"),
        (r"\b(\w+)( puis |, ?)(\w+)\2\1\b(?:\2\3\b)?(?:\2\1\b)?(?:\2\3\b)?", r"alternance \1 et \3"),
        (r"\b(\w+) (\w+) \1 \2\b", r"alternance \1 et \2"),
        (r"(altern.*?\b\w+)/(\w+)", r"\1 et \2"),
        (rf"\balternance (?:\d|{_ONE_DIGIT}) et (?:\d|{_ONE_DIGIT})\b", "alternance rangs"),
        (r"\bbrelans?\b", "le même rang"),
        (r"\b(?:[ldcsj]|qu)'", ""),
    )
)

_FORBIDDEN: tuple[tuple[str, Pattern], ...] = tuple(
    (f"duel-of-law-say-{rule}", re.compile(pattern))
    for rule, pattern in (
        ("or", r"\b(?:ou|ou bien|soit)\b|\w+/\w+"),
        (
            "negative",
            r"\b(?:pas|ne|ni|jamais|aucune?s?|sans|sauf|except[ée]\w*|hormis|non|exclu\w*|autres? que)\b|\bn'",
        ),
        ("not-listed", r"\b(?:sommes?|total\w*|addition\w*)\b"),
        (
            "inequality",
            r"[<>≤≥]|\b(?:plus|moins) (?:grande?s?|petite?s?|[ée]lev[ée]e?s?|hau\w+|bas\w*|fort\w*|faibles?|de|que)\b"
            r"|\bau (?:moins|plus)\b|\b(?:sup[ée]rieur\w*|inf[ée]rieur\w*|entre|minimum|maximum|jusqu)\b"
            r"|\b(?:dessus|dessous) (?:de|du)\b|\bde \d+ à \d+\b",
        ),
        (
            "list",
            rf"\b(?:\d+|{_FROM_TWO})(?: ?, ?| et | & | )(?:\d+|{_FROM_TWO})\b(?!(?: \w+){{0,5}} altern)"
            r"|\b[b-z](?: ?, ?| et )[a-z]\b(?!(?: \w+){0,2} altern)(?<!alternance \w et \w)"
            r"|\b(?:[ée]pel\w*|form\w*) (?!(?:une?|le|des|la|de|vrais?|mots?)\b)\w+"
            r"|\ble mot (?!(?:se|vers|de|à|anglais)\b)\w+|\b(?:num[ée]ros?|nombres?|cartes?) \d{2,3}\b|^\d{2,3}$",
        ),
        (
            "not-listed",
            rf"(?<!carrés )(?<!cubes )\bparfaits?\b|\b(?:factorielles?|compos[ée]s)\b"
            rf"|\bde (?:[2-9]|{_FROM_TWO}) en (?:[2-9]|{_FROM_TWO})\b",
        ),
    )
)
_FORBIDDEN_IN_CORE = (
    "duel-of-law-say-not-listed",
    re.compile(r"\b(?:carr[ée]s?|cubes?|fibonacci|multiples?|divisibles?|triang\w+|puissances?)\b"),
)

_FILLERS = re.compile(
    r"\b(?:s'il (?:vous|te) pla[iî]t|svp|stp|merci|je (?:dis|propose|pense|crois|veux|choisis|dirais)(?: que)?"
    r"|disons(?: que)?|on (?:dit|dirait)(?: que)?|(?:ma|notre|cette|la) loi(?: est| c'est)?|alors|ben|euh+|hein"
    r"|voil[aà]|peut-être|c'est"
    r"|ce sont|genre|plutôt|évidemment|bien sûr|tout simplement|vraiment|en fait|une sorte de|un peu de)(?!\w)[,:]?"
)
_VOCABULARY = frozenset(
    """
alternance alternées alternés blanc bleu bleue bleus bleues carreau carreaux chiffre chiffres clair claire
claires cœur cœurs consécutif consécutifs consécutives consonne consonnes couleur couleurs croissant croissants
croissante croissantes dames décroissant décroissants décroissantes enseigne enseignes figures foncé foncée
foncés foncées gris grise impair impaire impairs impaires jaune jaunes lettre lettres même nombre nombres noir
noire noirs noires numéro numéros orange ordre palindrome pair paire pairs paires pique piques premier premiers
rang rangs rois rose roses rouge rouges suite teinte teintes trèfle trèfles valets valeur valeurs vert verte
verts vertes violet violette voyelle voyelles alphabétique multiples carrés
""".split()  # noqa: SIM905 - read as words
)

_PHRASES = read(_LEXICON, _NUMBER_WORDS)
FRENCH = Lexicon(
    number_words=_NUMBER_WORDS,
    phrases=_PHRASES,
    wide=_PHRASES + read(_NUMBERS, _NUMBER_WORDS),
    reworded=_REWORDED,
    forbidden=_FORBIDDEN,
    forbidden_in_core=_FORBIDDEN_IN_CORE,
    fillers=_FILLERS,
    counting=("consécutives", "compte à rebours"),
    vocabulary=_VOCABULARY,
    noun_first=True,
)
