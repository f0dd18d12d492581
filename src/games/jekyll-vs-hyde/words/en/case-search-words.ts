import type { CaseSearchWords, OtherNames, RivalNames } from '../text-types/case-search-words.ts';

/** Nobody asks in another language on these pages. */
export const abroad: CaseSearchWords = {};

/** English. */
export const words: CaseSearchWords = {
  'set-aside-returns':
    'do hands get dealt again every round do we reshuffle all cards do we use all 25 cards every round',
  'wait-and-see':
    'can I see my friends cards when swapping see the other cards before the exchange can i look at the cards i get before giving mine before I give do i give cards face up',
  'how-to-win':
    'how do you win how do i win the game how to win who wins the game goal aim win condition object',
  'one-step-short': 'marker in the middle end marker at 9',
  'only-potions-left': 'he named green and I only have potions only potions in hand',
  'named-wrath-got-greed': 'does wrath reset the ranking if it was only named',
  'potion-against-highest': 'does a potion always win beat everything does a potion win the trick',
  'after-the-wipe':
    'wipe wiped reset clear next suit token first weakest wrath played potion on wrath what happens wrath resets tokens even if jekyll wins',
  'both-play-potions':
    'potion on potion vs against same trick cancel tie double two potions in one trick two potions at once both played potions who wins answered a potion with the other potion potion vs potion potion against potion potion on potion two potions two potions who wins 2 potions which wins',
  'changed-my-mind':
    'undo take back can I take it back can I take my card back mistake misclick wants the card back after seeing mine',
  'decline-the-effect':
    'optional mandatory forced choose refuse effect can I choose not to swap refuse the swap',
  'eleven-cards': '11 9 misdeal wrong number miscount we dealt too many cards misdealt dealt wrong mistake',
  'exactly-three-rounds': 'how many rounds three two',
  'followed-wrongly':
    'revoke revoked renege reneged mistake misplay not follow suit cheat wrong colour color suit put down by accident my opponent did not didnt follow and now it is too late I forgot to follow suit noticed later he played wrath but he had greed and we noticed 3 tricks later',
  'forgot-a-token':
    'forget missing token we forgot to put the red token noticed 3 tricks later forgot to place put a token noticed later tricks ago mistake',
  'forgot-forced-potion': 'forget pass passed mistake',
  'forgot-the-name':
    'forgot to say the suit declare call say announce suit colour color forget declare suit lead a potion with no colour color said no suit said mistake',
  'forgot-the-theft': 'steal stole forget thief rob mistake',
  'give-back':
    'return pass back same card got potion straight back give it straight back can i give back the potion he gave me in the swap',
  'greed-in-the-last-trick': 'last final trick 10 no cards empty hand swap greed on last trick no cards left',
  'greed-keep-potions': 'swap pass must potions may I give a potion in a greed exchange',
  'wrong-player-led': 'led played out of turn wrong person started it was not my turn to lead mistake',
  'greed-one-card': 'swap last 1 one card left trick 9',
  'greed-two-left': 'swap hands trade whole hand trick 8',
  'highest-suit-instead':
    'trump ruff follow suit do I have to follow suit do you have to follow but want to play purple want to put green',
  'how-many-cards': 'pass swap trade number round 1 2 3 how many do we swap in round 2 in round 3',
  'how-many-for-greed':
    'after greed potion effect potion played with a greed card what happens greed against a potion how many cards swap trade two number exchange',
  'how-many-tricks-have-you':
    'count opponent score ask check how many she he won can I count his tricks how many has he won so far',
  'hyde-loses-everything': 'all none zero tricks landslide 10 0 jekyll took all ten tricks what happens',
  'jekyll-early': 'early win before end concede',
  'look-at-the-five': 'peek look unused leftover remaining deck removed',
  'look-through-tricks':
    'peek check taken earlier pile discard review can I look at tricks I won can I look at the tricks we already took are tricks open are won tricks open face up secret hidden',
  'marker-moved-wrongly': 'pawn piece wrong space mistake',
  'marker-never-back': 'pawn piece backwards return reverse',
  'marker-on-four': 'pawn piece middle border line side',
  'must-i-play-a-potion':
    'may play void no none have suit led out of suit forced no greed no pride no wrath can I play any card if I have no red I got none of that red green purple cant follow and cant',
  'must-i-win':
    'duck beat forced win trick lose on purpose deliberately do I have to take the trick if I can must i play higher',
  'name-what-i-lack':
    'call declare suit colour dont have without named red but had no red cheating can I say a color I dont have a colour I dont have',
  'one-game-or-two': 'switch swap roles sides second game',
  'one-potion':
    'pass keep only one 1 forced do I have to give away a potion if I only have one can i pass a potion in round 1',
  'only-one-token': 'red purple green against vs beats one single token rank colour color suit without token',
  'how-far-to-go':
    'how many spaces hyde has to go to win how many tricks does hyde need to win how long is the track steps marker pawn has to move',
  'past-the-end': 'overshoot exact landing beyond can the marker pass the end go past the end',
  'potion-against-potion':
    'answer respond reply follow potion with potion led pride while holding greed he called red and I have a red and a potion I led a potion can he beat it with a higher potion potion on a potion',
  'potion-although-holding':
    'even if can follow suit instead you led pride and have pride but want to play a potion any time whenever I want can I play a potion whenever although able must I follow suit if I play a potion can he just play a potion even though he has the colour color red can I play a potion instead does a potion have to follow suit led red with red and a potion in hand can play the potion',
  'potion-as-first-card':
    'start lead open first potion at the start of a round can i lead a potion in the first trick',
  'pride-finds-nothing':
    'steal nothing opponent none zero 0 tricks pride takes a trick but I have none potion and purple but he has no tricks steal in the first trick of the round what if i have no tricks and pride comes',
  'pride-in-the-last-trick': 'last final trick 10',
  'ranks-carry-over':
    'reset ranking tokens each new next round carry strongest colour color change every round do the tokens stay for round 2',
  'rename-the-suit': 'change declared called announced suit colour color mistake said the wrong colour',
  'same-number':
    'tie draw equal who wins if tie who wins a tie both 4 tied same number in a trick ties both played a 4 5 against 5 of different colours colors equal numbers do ties exist can there be a tie',
  'skip-the-exchange': 'greed swap optional mandatory forced refuse no swap if both agree not to swap',
  'stolen-back': 'steal back again resteal',
  'suit-played-again':
    'all tokens are on the board out placed what now move up change again all three tokens used',
  'third-at-once':
    'third last colour color automatically strongest top all three tokens placed which suit is highest at the start beginning first trick no token yet does the first colour color played become the weakest lowest',
  'three-against-three':
    '3 vs 3+ plus sign mean + tie half is a 3+ higher than a 3 a 4 potion against a 4 he played 3+ on my 3 who wins a potion on the same number he played a potion on my card who takes it a potion was played on wrath 5 who gets it potion vs wrath who wins 2+ against 2 who wins 3+ against 3 4+ beats 4 2+ beats 2 5+ beats 5',
  'two-new-suits': 'both new colours colors lowest weakest same trick',
  'named-suit-in-hand':
    'I led a potion do they have to play the colour color must follow the suit that the potion named illegal instead other colour he called named said red and I have a red and a potion must follow if potion led',
  'two-potions-dealt':
    'must I give away a potion when passing cards 2 must give pass keep both must I give a potion if I have two he was dealt three potions he wont give me a potion has 3 potions 2 potions in round 1',
  'void-in-the-named-suit':
    'led potion plays other off suit he led a potion i cant follow who wins he led a potion and I have none of the named suit who wins cannot follow a potion potion led and other colour played',
  'when-it-ends':
    'game over end early win round 2 how does Hyde win Hyde wins how does Hyde win right away at 10 at once immediately can hyde win after first round can hyde win in round 1 hyde win in 1st round',
  'which-trick':
    'steal which trick stolen rob thief choose which newest potion with pride what happens purple with a potion do I steal take a trick what does purple do does pride steal the current trick or an earlier one',
  'who-deals':
    'dealer deal deals dealing shuffle shuffles next round alternate turns whose deal does hyde deal again same dealer',
  'who-leads-after-a-potion': 'starts undercut lost next',
  'who-leads-next-round':
    'who leads first who starts first goes begins next round 2 marker on which space who leads start player which of us plays the first card in the second round who gets first go',
  'wrath-own-token':
    'reset own token stay stays go wiped does the wrath card that clears the board keep its token',
  'leader-privilege':
    'whats trump which suit is trump which suit is higher who wins the trick who takes it colour against colour who wins if he plays green 5 and I play purple 2 red 7 higher rank or number does the leader win lead wins if void do I lose if I have none of the suit greed 6 vs pride 2 who wins two cards of different suits',
  'best-for-jekyll':
    'how many tricks does Jekyll need how does Jekyll win gap 0 gap is zero no gap does the marker move who wins jekyll or hyde jekyll and hyde both have five 5 tricks each who wins the round draw tie split what if we both win the same number of tricks we are tied 5 5 five all what does jekyll want what should jekyll aim for',
  'lead-anything':
    'do I have to lead a suit can I lead a potion may I lead with any card start a trick can i lead pride if there is no pride token no token yet',
  'who-has-more':
    'when does the marker move on the track hyde got 7 tricks how far does the marker move how many spaces 7 to 3 6 4 6-4 how many steps spaces does the marker go 3 or 2 7-3 8-2 hyde has 8 tricks jekyll 2',
  'both-of-one-suit':
    'who wins when both play the same colour color suit higher number both of us follow two cards of one colour colors colours what if we both play purple',
  'misdeal-after-the-exchange': 'misdealt noticed late mistake',
  'named-suit-gets-no-rank':
    'does a potion have a colour color do potions have a suit of their own do potions have a rank does naming a color put a token does naming a colour suit place a token does the named colour get one',
  'greed-brings-the-suit':
    'can you play a card you just got can I use the card I got from greed may I use the new card in the same trick after the swap does the swap happen before or after leading',
  'greed-face-down': 'do we show the cards we swap',
  'lost-with-a-potion': 'does pride take a trick when I lose',
  'card-or-potion':
    'red card then potion which wins green or purple card and a potion red vs potion who wins potion or card i lead red he plays potion other plays potion i play red he plays potion i played red higher number i led green 3 he put 4+ who wins 2+ 3+ 4+ 5+ 4+ against 5 3+ against 4 4+ or 5 which is higher 5+ vs 7',
  'followed-wrongly-at-once':
    'he did not didnt follow suit and had one he did not didnt follow suit but had one just now seen noticed at once wrong colour color cheat revoke renege mistake',
  'what-the-plus-does':
    'what does potion 2+ do what does a 2+ do 3+ 4+ 5+ plus number of a potion effect what is a 4+ worth how much is a potion worth',
  'off-suit-wrath': 'does wrath reset before who wins is decided which comes first',
  'a-card-too-many': 'mistake',
  'answered-before-the-name': 'mistake',
  'answered-too-early': 'mistake he played before me',
  'gave-one-instead-of-two': 'mistake',
  'potions-set-aside': 'how many potions are there number of potions in the game',
  'wrath-in-the-last-trick': 'last final trick 10 wrath with a potion in the last trick',
  'three-potions': 'got 3 potions must I pass all of them',
};

/** By colour, and a Potion by what it is taken for. */
export const otherNames: OtherNames = { Wrath: 'red', Greed: 'green', Pride: 'purple', Potion: 'poison' };

/** A question about one of these is not about another. */
export const rivals: RivalNames = { suits: 'wrath red|greed green|pride purple' };
