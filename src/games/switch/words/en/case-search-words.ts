import type { CaseSearchWords, OtherNames, RivalNames } from '../text-types/case-search-words.ts';

/** Nobody asks in another language on these pages. */
export const abroad: CaseSearchWords = {};

/** English. */
export const words: CaseSearchWords = {
  'jack-of-three': 'I played a jack in 3 player who goes jack with three players 3 of us one jack',
  'a-two-on-a-dead-two': 'new two second penalty add up dead spent twos on twos after someone picked up',
  'ace-ends-the-run':
    'finish run successfully safe complete how do I stop a run two aces on a king in a run king in a run then what what comes after a king',
  'ace-on-a-two':
    'block escape avoid stop pick up counter two can I play an ace on a 2 can I put an ace on a 2',
  'ace-on-an-ace': 'ace on ace ace on an ace ace war battle change suit again counter',
  'ace-too-early': 'wild ace in run before king',
  'after-a-failed-run': 'next card after run broke dead seven',
  'after-the-five-of-hearts': '5 was picked up does the next one have to pick up too dead spent',
  'an-ace-on-the-last-ace': 'second ace run over end aces run after ace',
  'answer-a-jack':
    'counter skip block jack on jack stack skips can I put a jack on a jack play a jack on top of a jack that skips me I got skipped can I play a jack back can the skipped player play a 2',
  'answer-with-two-twos': 'double two several add several twos at once',
  'back-down-a-run': 'downwards backwards descending reverse run lower',
  'begin-with-three-threes': 'start several multiple threes dump',
  'choose-its-own-suit':
    'ace same suit colour color keep must name declare call must I change suit with an ace can you pick a suit you dont have',
  'choose-a-suit-in-a-run': 'ace run call declare colour color ace of spades after king do i pick suit',
  'colour-of-a-jack':
    'is a jack special red jack on a black jack cancels black jack block colour color matter what does a jack do does a jack skip 1 or 2 people one or two players j skips',
  'deck-ends-in-a-penalty': 'run out of cards while picking up draw pile',
  'deck-is-empty': 'run out of cards draw pile stock reshuffle finished no cards left pile ran out',
  'draw-until-it-fits':
    'keep drawing pick up till can go cant play cannot do I draw one or more what happens if I cant play any card nothing to play you have to draw if you cant play u have to draw if u cant play must draw if cannot play have no red have no hearts can I throw anything nothing of the suit i cant play what now i cannot go what now',
  'eight-in-a-run':
    'reverse run eight power 8 during a run does it turn round does an 8 change the direction',
  'card-that-does-not-fit':
    'illegal play wrong card unnoticed nobody saw it mistake too late played a card that did not fit cheat he forgot to draw',
  'eight-of-two-players':
    'whose turn after an 8 when only two play reverse 2 players again miss turn two players who goes next does an 8 skip with 2 players an 8 with 2 players',
  'eight-on-eight': '8 on 8 8 on an 8 reverse reverse back again direction',
  'eights-then-a-jack': 'combo combination again skip',
  'eights-then-the-last-card': 'combo go out win double eight extra turn final',
  'fail-on-purpose': 'deliberately refuse must continue run optional forced',
  'fewest-cards-tie': 'who has the fewest cards draw equal same number stalemate blocked',
  'finish-in-a-run': 'go out win last card end during run',
  'finish-on-a-five': 'go out win end last card five my last card is the 5 of hearts',
  'finish-on-a-jack':
    'two players with a jack as the last one extra turn again skip can i win on a jack when theres 2 of us',
  'finish-on-a-king':
    'go out win end king last card go out on a queen is my last card a queen plain card can i finish on a 10 4 6 9 last card 10 last card a queen',
  'finish-on-a-seven':
    'can I win with a 7 last card 7 go out win end on a 7 final card seven power special can you end on a trick card',
  'finish-on-a-two':
    'can you finish on a 2 can u finish on a 2 can I win with a 2 as last card go out win end two last card my last card is a two does the next one still pick up if I go out with a 2',
  'finish-on-an-ace':
    'can you finish with an ace my final card is an ace last card ace go out win end on an ace choose suit as the end',
  'finish-on-an-eight':
    'may my last card be an 8 end on an 8 go out win eight trick power special action card can I win with two 8s as last cards',
  'finish-with-several':
    'go out win end pair two cards together win with two cards at the same time can I win with two 9s as last cards go out with 3 queens finish with three kings',
  'five-of-hearts-among-fives': 'two fives pair together on top',
  'five-of-hearts-in-a-run': 'penalty run five power',
  'five-of-hearts-on-active-twos': 'combine chain stack five two hearts counter five of hearts on a two',
  'five-of-hearts-on-another-two':
    'combine chain stack five on two spades five of hearts on two of spades clubs diamonds',
  'five-two-two': 'add up total stack chain penalty',
  'four-jacks-of-three': 'all jacks skip everybody twice 4 jacks 3 players four jacks',
  'how-many-each':
    'deal dealt start hand size seven five 4 players how many cards is it 5 or 7 cards each for 4 players 2 players 3 players 5 players 6 players 3 players how many cards',
  'jack-in-a-run': 'skip run jack power miss turn does a jack skip in a run',
  'jack-of-two-players': 'skip miss another turn again 2 two players a jack with 2 players',
  'jack-the-other-way-round': 'what does a jack do skip backwards reverse order',
  'king-turned-up': 'first card start flip special',
  'last-card-of-the-deck': 'run out final card pile reshuffle when',
  'leave-out-a-rank':
    'skip number gap missing jump sequence run wrong put a queen down in a run after the 10 he played queen of hearts on 10 of hearts',
  'must-i-answer':
    'must I answer a 2 forced obliged have to counter two optional do i have to play a 2 if i have one',
  'must-i-play':
    'forced obliged have to pass choose draw instead optional do I have to play if I can do I pick up if I can play can I pass pass without drawing pass my go skip my turn he says I have to play if I can cant I just draw just draw can I draw even if I can play',
  'must-i-play-both': 'forced obliged all pair same number two cards more than one',
  'nobody-can-go-on': 'stalemate stuck blocked deadlock everybody passes deck gone who wins no deck left',
  'not-enough-to-shuffle': 'not enough too few cards penalty cannot draw all',
  'nothing-left-to-draw':
    'pass no cards left pile stock both empty cant play there are no more cards to take',
  'on-a-three':
    'what happens after someone plays a 3 three straight sequence run next what is a run the run begins how does a run begin start what does a 3 do start somebody played a 3 what now someone puts 3 then can i put 5 after a 3 do I need the same suit in a run does suit matter in a run',
  'on-an-ace': 'what goes after ace follow wild suit can I play anything on an ace',
  'on-a-dead-two': 'after two picked up next match follow',
  'one-eight': 'reverse order direction who next change what does an eight do effect power does an 8 skip me',
  'out-of-the-five-of-hearts':
    'red five red 5 counter block escape avoid stop defend pick up five is the 5 of hearts a penalty what does the 5 of hearts do can I answer a 5 of hearts can I put a 2 on the 5 of hearts',
  'play-after-picking-up': 'turn after draw two still go play do I miss a turn lose my turn',
  'play-for-second-place': 'continue loser last place winner after someone won the rest keep going',
  'play-what-i-drew':
    'drawn card straight away immediately same turn does my turn end after drawing I picked up a card that fits can I play it draw 1 can I play it drew one play it straight away',
  'reshuffle-keeps-the-suit': 'ace suit after shuffle new deck still',
  'run-fails-on-a-jack': 'jack queen worth points cards broke break run is on a queen how many do i pick up',
  'run-fails-on-a-king': 'king worth break broke penalty most run is on a king how many do i pick up',
  'run-fails-on-three': 'he played the 3 and i had nothing is it 1 card or 3',
  'run-fails-on-seven':
    'break broke cannot continue penalty draw run on 6 pick up 6 stuck on 9 in a run how many stuck on 8',
  'same-card-out-of-turn': 'interrupt slap snap quick play jump same throw in not my go',
  'same-rank-in-a-run':
    'same number twice repeat again several same rank in a run run on 9 can I play a 9 run on 9 can I play 2 10s',
  'say-last-card':
    'last card! uno call announce declare shout knock forgot do I have to say something when I have one card left do you say something when down to one',
  'seven-in-a-run': 'mirror wild run seven power copy',
  'seven-on-a-dead-two': 'mirror copy seven two penalty effect 7 copies 2 does a 7 copy a 2',
  'seven-on-a-king':
    'mirror copy what follows seven suit rank what do 7s do what does a 7 do what does a seven do effect of a 7 what does a 7 do on a jack 7 on a queen what does 7 do',
  'seven-on-a-seven': 'mirror mirror copy chain 7 on 7',
  'seven-on-a-three': 'mirror copy start run',
  'seven-on-an-ace': 'mirror copy suit chosen wild 7 on ace what suit',
  'seven-on-a-waiting-two': 'can a 7 go on a 2 7 on 2 seven on two put play active two counter block answer',
  'seven-on-an-active-two': 'mirror seven on two copy counter block pick up',
  'seven-on-an-eight': 'mirror copy reverse',
  'seven-on-the-dead-five': 'mirror copy five hearts seven',
  'seven-on-the-five-of-hearts':
    'mirror copy counter block five put a 7 on the 5 of hearts to pass it on pass the five of hearts on with a seven',
  'suit-or-rank':
    'match colour number follow what goes on legal queen on a queen king on a king can I play a 2 on a jack what fits on an ordinary card same suit same rank can I play a red 8 on a black 8 red 9 on a black 9',
  'three-eights': 'reverse three odd',
  'three-four-six': 'mistake penalty wrong sequence skipped gap cut throat',
  'three-jacks-of-four':
    'skip everyone all go again he played 3 jacks with 4 of us 3 jacks 4 players three jacks with four players',
  'three-nines':
    'same number several triple set together may I play two cards more than one card may I play two cards can I put two kings down at once 3 sixes at once 3 kings at once chuck all my 6s at once dump get rid of all my 9s at once',
  'three-twos':
    'do twos stack add up a 2 on a 2 how many pick up total penalty twos accumulate he played a 2 on my 2 do I draw 4 two 2s four cards he put a 2 on me and I put a 2 how much does the next one take',
  'top-card-in-the-shuffle': 'reshuffle discard pile stays',
  'trick-card-turned-up': 'first card start flip power two jack ace the first card is a 2 do I pick up',
  'two-aces-at-once': 'pair of aces together suits two aces at once 2 aces at once both aces at once',
  'two-eights':
    'double eight pair reverse again extra turn even do two eights cancel out cancel each other two 8s at once who plays',
  'two-in-a-run': 'after ace wrap around two is a 2 part of a run is 2 in a run',
  'two-after-the-ace': 'wrap around two run continues',
  'two-jacks-of-three':
    'skip both miss turn again 3 of us i put 2 jacks who goes 2 jacks 3 players two jacks with three players',
  'two-on-me':
    'pick up two draw 2 two 2s lie have no 2 defend counter block suit pass it on take them put a 2 of hearts on a 2 of spades two on two may I answer a two with a two can I stop a 2 with another 2 get out of a 2 2 on 2 2 on a 2 can I put a king on a 2 can I play a queen on a 2 can I put a queen on a two 9 on a 2 do I have to pick up two if I have a two myself can you stack twos may twos be stacked do I pick up 2 if I skip with a jack',
  'two-ranks-in-a-run':
    'several numbers sequence straight at once he put 3 4 5 in one turn in a run allowed more than one rank',
  'two-two-five': 'add up total stack chain penalty nine two on five hearts play the 2 of hearts again',
  'two-against-five-players': 'who draws everybody penalty ends spent',
  'what-a-king-does': 'power special effect king ten is king special',
  'what-the-five-of-hearts-goes-on':
    'when play five of hearts wild legal 5 of hearts where can it go where can I put it',
  'which-lies-on-top': 'order several cards match next follow which card lies on top',
  'who-begins': 'who starts the game starts first goes dealer order clockwise direction left who plays first',
  'who-else-chooses':
    'call change colour color wild seven eight suit 8 on anything he called a suit after a jack called the wrong suit after a jack can I pick hearts with a 7 pick a suit with a 7',
  'a-row-of-one-suit':
    'two cards more than one card different numbers flush 4 5 6 of hearts together sequence clubs spades diamonds in one go straight 9s and 10s down together',
  'a-three-has-to-fit': 'begin start a run wild can i play a 3 any time',
  'a-card-is-lost': 'missing from the pack incomplete 51 cards joker jokers do we use jokers',
  'jack-as-the-last-card':
    'last card jack can you finish on a jack can u finish on a jack can I win with a jack go out win end jack last card does a jack count as last card',
  'finish-on-a-three':
    'can you finish on a 3 can u finish on a 3 can I win with a 3 go out win end last card three run is a 3 a trick card',
  'ace-at-any-time':
    'can I play an ace on anything can I put an ace on anything any card any time anytime always whenever I want does an ace go on everything ace on a king outside a run ace on a 3 ace on a jack',
  'is-an-ace-high':
    'is ace high or low highest lowest strongest best card one eleven fourteen trump trumps whats trump',
  'black-jack': 'does black jack give 7 5 black jack pick up seven five cards draw jack of spades clubs',
  'how-many-to-pick-up':
    'how many do I pick up how many cards do I have to pick up how many do I draw in all does 5 of clubs make you draw',
  'played-out-of-turn':
    'played out of turn wrong player order who plays next mistake before me not my turn he played when it was not his turn wasnt',
  'take-a-card-back':
    'undo take back can I take it back can I take my card back changed my mind misclick mistake by accident',
  'look-at-a-hand':
    'can I look at my mates cards look at the cards of the others peek see hand hands hidden secret show my cards',
  'drew-the-wrong-number':
    'she took 2 cards but should be 4 noticed later took drew too many too few wrong number mistake drew one card too many he forgot to draw the rest what if i forget to pick up he did not didnt pick up 2 forgot to pick up',
  'dealt-the-wrong-number':
    'misdeal misdealt dealt wrong number too many too few mistake noticed later deal again eight',
  'what-a-queen-does':
    'is queen special is the queen special what does a queen do queen does what queen does it do anything queen of hearts special power effect what does 4 do what does 6 do what does 9 do what does 10 do is a queen wild black queen red queen',
  'how-to-win':
    'how do you win how do i win the game how to win who wins the game goal aim of the game win condition object',
  'who-deals': 'who deals next who deals first loser deals winner deals who shuffles dealer whose deal is it',
};

/** Suits by their names. */
export const otherNames: OtherNames = { '♥': 'hearts', '♠': 'spades', '♦': 'diamonds', '♣': 'clubs' };

/** A question about one of these is not about another. */
export const rivals: RivalNames = { ranks: 'ace|jack j|queen q|king k' };
