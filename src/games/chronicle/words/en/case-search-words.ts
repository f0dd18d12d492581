import type { CaseSearchWords, OtherNames, RivalNames } from '../text-types/case-search-words.ts';

/** Nobody asks in another language on these pages. */
export const abroad: CaseSearchWords = {};

/** English. */
export const words: CaseSearchWords = {
  'dealt-for-every-round':
    'do hands get dealt again every round new cards each round deal shuffle again when new history card when is a new history card turned',
  'keep-the-angel':
    'do I keep the angel does the angel stay go too leave do I lose the angel after use used up once',
  '8-as-the-last-card': 'finish with an 8 last card steal end of round',
  '8-from-my-own-hand': 'take own card myself',
  'a-5-that-discards-its-own': 'fill in sacrifice lose own ally',
  'a-5-that-discards': 'fill in remove kill destroy ally of another player',
  'a-5-that-does-nothing': 'fill in no power blank',
  'a-5-that-exchanges': 'fill in swap trade allies',
  'a-5-that-gives-an-ally': 'fill in pass hand over ally',
  'a-5-that-gives': 'fill in pass hand over card',
  'a-5-that-looks': 'fill in peek spy see cards of another',
  'a-5-that-takes-an-ally': 'fill in steal rob ally',
  'a-5-that-wins': 'fill in win the trick power beats strength',
  'a-6-for-the-lowest': 'fill in lowest card wins trick reverse',
  'a-6-that-claims': 'fill in take a card out of the trick',
  'a-7-that-takes-the-discard': 'fill in discard pile top card take back',
  'a-card-dealt-twice':
    'misdeal same card twice duplicate misdealt too many cards wrong number of cards mistake',
  'a-card-of-my-allies': 'play card I won allies use again can I use a card I won',
  'a-dark-age': 'dark age evil wanted owning evil scores',
  'a-meeting-that-is-discarded': 'fill in throw away trick nobody collects',
  'a-tie-at-the-top':
    'tie draw end equal fame game both three two people get to the winning points at the same time both reach 3 fame together',
  'a-tie-on-the-condition':
    'tie same number both score equal condition what happens when two people tie for fewest tie for most cards who wins most cards tied we both have three who gets the point if it is a tie point shared tie fewest red tied for fewest can two people get fame',
  'a-wild-face-down':
    'hide wild face down joker sage fool king dragon upside down can a wild be played face down can I put the angel face down the king the demon face down',
  'a-wild-led': 'wild led first card suit what to follow',
  'after-the-end': 'continue after game over',
  'after-the-suit-is-set': 'wild led then suit follow second card sets',
  'all-four-and-the-angel': 'monopoly evil victory with angel two points',
  'all-four-evil-cards':
    'monopoly evil victory shoot the moon two points all ones and demon did I win if I have all the ones demons someone has all 4 evil what happens all four evil cards demon and three ones the demon and all three ones',
  'an-8-face-down': '8 hidden off suit no power steal 8 played upside down does it work',
  'an-ability-at-the-end-of-a-meeting': 'fill in demon dragon king when power trick end',
  'an-ability-at-the-end-of-a-round': 'fill in round end power owner',
  'angel-left-in-hand': 'angel unplayed in hand end of round save',
  'can-a-face-down-card-win':
    'hidden card win trick strength off suit no card of the lead suit whats what is a face down card worth value points face down 10 wins 10 face down',
  'can-the-angel-save-me':
    'angel and demon both the angel and the demon angel evil protect disqualified remove can the angel save me demon is evil but I have the angel how does the angel work what does the angel do ive got the angel and a demon do i still score i have the angel and a demon do i score',
  'can-two-cards-tie':
    'two highest cards tie equal strength same number draw tied two 7s who wins two of the same number both played a 9',
  'cards-left-in-hand':
    'leftover unplayed cards end of round left in hand what happens with the cards I did not play do cards in my hand count',
  'suit-not-followed':
    'revoke renege did not follow suit but could wrong suit wrong colour color played by mistake forgot to follow had the suit after all noticed later too late misplay penalty cheat he played face down but had green all along had the colour color suit all along he had blue but played red had red but played green',
  'does-a-wild-count': 'wild suit count most fewest joker do wilds count as a colour',
  'evil-left-in-hand': 'evil unplayed demon in hand end of round',
  'face-down-before-a-suit': 'wild led face down no suit hide',
  'hide-a-card-of-the-suit':
    'lose on purpose hide follow duck can I play face down if I have the suit have a blue but want to play it upside down have the suit but want to play face down',
  'how-many-cards-for-three':
    'how many cards each deal hand size three four five six 3 4 5 6 players how many cards for 4 players how many players can play with 2 players with 7 players',
  'lead-card-laid-aside':
    'five players remove lead card reshuffle nobody has the lead card nobody holds the lead card if nobody has it who has it',
  'lead-face-down': 'lead hidden face down first card',
  'look-at-a-face-down-card':
    'can I look at what was played face down peek at a hidden card see turn over show flip before the end',
  'look-at-the-allies':
    'may I look at the taken cards see what somebody has won can I look at my won cards tricks already won check count pile allies of the others open visible are allies hidden face up',
  'low-card-on-a-wild':
    'wild led 2 wins lowest only suit card does a wild beat everything can a wild win wild beat a ten how strong is a wild',
  'must-i-follow':
    'follow suit obligatory have to play the same colour color must I follow suit do I have to follow suit do you have to follow',
  'must-i-lead-the-lead-card':
    'lead card have to play first start begin who goes first begins starts the round who leads the next round who leads in the next round who leads first in a round who gets first go who leads with the lead card lead card red 5 who leads can I lead red if I have the lead card',
  'must-the-8-take':
    'optional have to 8 decline may do I have to steal do I have to use the ability 8 steal evil card can an 8 steal an evil card',
  'must-the-angel-discard':
    'angel vs demon angel versus demon angel on demon demon on angel angel on the demon does the angel beat the demon angel optional do I have to use the angel must I use may keep evil have to can she choose not to throw away the demon w angel with the angel choose not to discard throw away keep the demon is the angel forced',
  'my-last-card-was-taken':
    'no cards left stolen skip turn empty hand an 8 took my last card is the round over',
  'nobody-has-a-card-for-the-8': '8 no target nothing to take 8 but nobody has cards left all hands empty',
  'none-of-the-suit':
    'zero cards fewest suit none counts I won no cards at all can I still get fame for fewest no allies zero I got 0 fewest red zero of the colour',
  'nothing-but-wilds': 'only wilds tie sage fool angel who wins all jokers everyone played a wild',
  'nobody-follows':
    'what if nobody follows nobody followed suit who takes the trick nobody has the suit nobody has a card of the suit no one else has it everybody played face down who wins everyone all others face down',
  'one-card-left-over': 'five players odd card remove aside 5 players one card too many',
  'one-evil-card':
    'single evil disqualified one demon 1 score one bad card points evil card no points evil cards no points evil cards score nothing do evil cards lose points I have a demon am I out of the round evil person tied for most evil cards and tied',
  'out-of-turn':
    'turn order clockwise early who plays next played out of turn wrong player mistake before me he played when it was not his turn noticed later he played out of turn later noticed we noticed 2 tricks later he went out of turn played in wrong order earlier somebody played before me',
  'show-a-card-off-suit': 'off suit face up discard show cannot follow',
  'three-fame':
    'end win game how many fame points goal how many rounds do we play 3 fame end straight away does the game end at once with 3 fame how do you win how do i win the game how to win goal 3 fame and 4 fame who wins more than 3 fame how much fame to win how much fame do you need to win win the game win condition how to win',
  'two-conditions':
    'two goals history card both score twice same person win two points in one round the card says 2 things two things',
  'void-but-a-wild-in-hand':
    'must the wild be played cannot follow have wild must play joker forced may I play face down though I hold a wild although do I have to play a wild card if I cannot follow void with a wild',
  'void-in-the-suit':
    'cannot follow off suit no card of suit slough discard I have no card of the lead suit can I win I have no hearts swords books what do I do cannot cant follow do I lose i dont have wisdom or wilds no wilds either blue led I have no blue can I play red 10 no red no green no love no power',
  'what-a-6-does':
    'what is the 3 for 6 power ability effect unknown missing text card powers what does the 5 do 7 9 10 where are the powers of the cards written what does a 7 do whats a 7 do what does a 5 do what does a 9 do what does the demon do what does king do what does the sage do what does 3 do what does 2 do what does 4 do ability of the 7',
  'what-an-8-does':
    '8 power ability effect steal a card thief rob do I get to see the card I steal with the 8 look before I take it do I see the stolen card he took a card with the 8 I wanted to choose who chooses the card',
  'when-does-a-round-end':
    'end of round last card out of cards when is the round over what if I run out of cards someone ran out of cards does the rest of us keep playing does everybody keep playing on he won the meeting but has no cards left who leads the winner has no cards',
  'who-gets-face-down-cards':
    'hidden cards collect who takes trick do hidden cards go to the winner most blue do face down cards count for most do face down cards count towards most blue do I get the face down ones too do I win cards that were face down',
  'who-is-shut-out':
    'do evil cards always lose disqualified evil several players most evil excluded several demons in one hand what happens someone has 2 evil cards what happens two evil cards three evil cards do i get fame with 1 evil',
  'who-leads-next': 'lead next trick start winner whose go turn after a trick',
  'who-wins':
    'highest card wins trick trump whats trump take does the highest card win highest number always wins strongest is 10 highest is 1 lowest sage fool dragon does the fool win fool wins sage wins can the fool win is the king stronger than a 10 is a wild higher than a 10 is the dragon stronger how strong is the king',
  'wild-though-i-can-follow':
    'wild joker although have the suit follow any time whenever I want always with a wild do I have to follow he played a wild but he still had that suit',
  'forgot-an-ability':
    'he forgot to use his card effect power forgot to steal forgot the 8 forgotten missed too late mistake',
  'take-a-card-back':
    'undo take back can I take it back can I take my card back changed my mind misclick mistake by accident',
  'lead-a-wild':
    'can I lead a wild can a joker be led lead wild start with a wild she says I cant lead a wild can i lead with angel can I lead with the angel the demon a king the fool',
  'which-cards-are-evil':
    'is a 1 evil are ones evil is the demon evil which cards are evil what counts as evil is an ace evil what is evil 1 of green evil',
  'when-abilities-happen':
    'does the power happen when i lead or only when i win effect take place happens at once when I play or if I win the trick loses card powers when',
  'dropped-cards':
    'someone saw my dropped cards he saw my hand by accident dropped a card shown showed cards seen mistake',
  'who-deals': 'who deals next who deals first dealer whose deal is it who shuffles loser deals',
  'colours-of-the-suits':
    'red 2 counts as love is red love what colour is power what colour is love is green wisdom blue suit is called which suit is red color of the suits is blue power hearts',
  'who-gets-fame':
    'who gets fame how do you get fame how much fame per round who scores how is it scored points at the end who wins the round win a round',
};

/** As in other games of tricks. */
export const otherNames: OtherNames = {
  Wild: 'joker jokers',
  Meeting: 'trick',
  Fame: 'points',
  Evil: 'demon',
  allies: 'cards I won',
};

/** Here a name says too little to tell questions apart. */
export const rivals: RivalNames = {};
