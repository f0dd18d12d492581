/** Typed, then each answer: the rule it names, by its page, and what is said. By the page on which it is typed. */
export type Answered = Readonly<Record<string, readonly (readonly [typed: string, ...answers: string[]])[]>>;

const NONE = 'There is no such card';

export const ANSWERED: Answered = {
  'jekyll-vs-hyde': [
    ['do i have to give away a potion', 'jekyll-vs-hyde/rules/#forced-potion A single Potion you may keep'],
    ['must i give a potion', 'jekyll-vs-hyde/rules/#forced-potion two or more must give'],
    ['wrath 8', `jekyll-vs-hyde/rules/#the-cards ${NONE} in Jekyll vs Hyde. There are 25 cards`],
    ['potion 7+', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['7+', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['joker', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['is there a joker?', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['knight', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['queen of spades', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['10 of hearts', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['how many players', 'jekyll-vs-hyde/rules/#deal-ten Jekyll vs Hyde is for 2 players.'],
    ['can 3 of us play', 'jekyll-vs-hyde/rules/#deal-ten No, not for 3 players.'],
    ['two players?', 'jekyll-vs-hyde/rules/#deal-ten Yes.'],
    ['can i play alone', 'jekyll-vs-hyde/rules/#deal-ten No, not for 1 player.'],
    ['how long does a game take', 'jekyll-vs-hyde/rules/#next-round one to three rounds'],
    ['what age', 'jekyll-vs-hyde/rules/#sources names an age'],
    ['can kids play', 'jekyll-vs-hyde/rules/#sources names an age'],
    ['who goes first', 'jekyll-vs-hyde/rules/#first-leader In round 1 that is Jekyll.'],
    ['what is a trick', 'jekyll-vs-hyde/rules/#turns A trick is one card from each player'],
    ['what is void', 'jekyll-vs-hyde/rules/#void-plays-any You are void when'],
    ['what does lead mean', 'jekyll-vs-hyde/rules/#lead-any To lead is to play the first card'],
    ['what does follow suit mean', 'jekyll-vs-hyde/rules/#follow-suit To follow is'],
    ['whats a potion', 'jekyll-vs-hyde/rules/#potion-number A Potion is'],
    ['wht is trump', 'jekyll-vs-hyde/rules/#higher-rank There is no other trump.'],
    ['what does wrath do', 'jekyll-vs-hyde/rules/#wrath-clears all tokens leave the board'],
    ['tie', 'jekyll-vs-hyde/rules/#higher-rank No trick is tied'],
    ['is wrath or pride stronger', 'jekyll-vs-hyde/rules/#higher-rank None until it is played.'],
    ['what colour is strongest', 'jekyll-vs-hyde/rules/#higher-rank None until it is played.'],
    ['what if its a tie after 3 rounds', 'jekyll-vs-hyde/rules/#jekyll-wins The game cannot be tied.'],
    ['score?? how do you count points', 'jekyll-vs-hyde/rules/#gap-moves There are no points.'],
    ['who leads the first trick', 'jekyll-vs-hyde/rules/#first-leader In round 1 that is Jekyll.'],
    ['hes cheating', 'jekyll-vs-hyde/rules/#follow-suit No source says'],
  ],
  switch: [
    ['swap hands', 'switch/rules/#turns No card swaps hands'],
    ['joker', `switch/rules/#the-cards ${NONE} in Switch.`],
    ['potion on a potion', `switch/rules/#the-cards ${NONE} in Switch.`],
    ['11 of hearts', `switch/rules/#the-cards ${NONE}`],
    ['red 10', 'switch/rules/#match-top The 4, 6, 9, 10, Queen and King do nothing'],
    ['what does 4 do', 'switch/rules/#match-top do nothing'],
    ['draw 4', 'switch/rules/#twos-penalty No card says “draw 4”'],
    ['7 players', 'switch/rules/#deal-hands No, not for 7 players. Switch is for 2 to 6 players.'],
    ['6 ppl ok?', 'switch/rules/#deal-hands Yes.'],
    ['what is a run', 'switch/rules/#run-follow A run begins with a 3.'],
    ['who starts', 'switch/rules/#first-player Player 1 begins'],
    ['colours matter?', 'switch/rules/#match-top No: red or black makes no difference.'],
    ['how many 8s can i play', 'switch/rules/#same-rank As many as you hold'],
    ['how do you count points', 'switch/rules/#last-card-wins There are no points.'],
    ['queen on 7 when 7 is on 9 of spades', 'switch/rules/#seven-mirrors A 7 goes on any card'],
  ],
  chronicle: [
    ['swap hands', 'chronicle/rules/#open-slot No known card swaps hands'],
    ['two aces at once', `chronicle/rules/#the-cards ${NONE}`],
    ['joker', `chronicle/rules/#the-cards ${NONE} in Chronicle. There are 36 characters`],
    ['green 11', `chronicle/rules/#the-cards ${NONE}`],
    ['2 players', 'chronicle/rules/#deal-hands No, not for 2 players.'],
    ['what does 4 do', 'chronicle/rules/#open-slot No source that we have'],
    ['what does the 8 do', 'chronicle/rules/#take-unseen Strength 8'],
    ['can I trade allies', 'chronicle/rules/#open-slot Cards and allies change hands only by an ability.'],
    ['score?? how do you count points', 'chronicle/rules/#condition-fame Fame is what is scored'],
    ['what is an ally', 'chronicle/rules/#winner-collects Allies are'],
    ['what is a trick', 'chronicle/rules/#highest-wins A Meeting is'],
  ],
  all: [
    [
      'hes cheating',
      'jekyll-vs-hyde/rules/#follow-suit No source',
      'switch/rules/#match-top goes back to the hand',
      'chronicle/rules/#follow-suit goes back to the hand',
    ],
    [
      'colours matter?',
      'jekyll-vs-hyde/rules/#the-cards Yes: the colour is the suit.',
      'switch/rules/#match-top No: red or black',
      'chronicle/rules/#the-cards Yes: the colour is the suit.',
    ],
    ['wrath 8', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['potion 7+', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    [
      'knight',
      `jekyll-vs-hyde/rules/#the-cards ${NONE}`,
      `switch/rules/#the-cards ${NONE}`,
      `chronicle/rules/#the-cards ${NONE}`,
    ],
    // One game has it.
    ['queen of spades', 'switch/rules/#match-top do nothing'],
    ['switch red 10', 'switch/rules/#match-top do nothing'],
    ['switch joker', `switch/rules/#the-cards ${NONE}`],
    [
      '7 players',
      'jekyll-vs-hyde/rules/#deal-ten No, not for 7 players.',
      'switch/rules/#deal-hands No, not for 7 players.',
      'chronicle/rules/#deal-hands No, not for 7 players.',
    ],
    [
      'who goes first',
      'jekyll-vs-hyde/rules/#first-leader Jekyll',
      'switch/rules/#first-player Player 1',
      'chronicle/rules/#first-leader Lead Card',
    ],
    ['draw 4', 'switch/rules/#twos-penalty two 2s make four'],
    [
      'what does 4 do',
      'jekyll-vs-hyde/rules/#same-suit A number does nothing by itself.',
      'switch/rules/#match-top do nothing',
      'chronicle/rules/#open-slot No source',
    ],
  ],
};

export const LEFT_TO_PAGES: Readonly<Record<string, readonly string[]>> = {
  'jekyll-vs-hyde': [
    'who leads round 2',
    'how many potions',
    'how many cards do we swap',
    'can you lead a potion',
    'who leads the next trick',
  ],
  // A Wild is what others call a Joker.
  chronicle: [
    'can i throw a joker whenever',
    'i have no hearts what do i do',
    'how many cards for 4 players',
  ],
  switch: [
    'how many cards each with 3 players',
    'forgot to say uno',
    'a jack with 3 players',
    'what happens if i play 4 on 4',
  ],
  // The red 10 is a card of Chronicle, though Jekyll vs Hyde has no such number.
  all: [
    'red 10 vs blue 3 red led',
    'swap hands',
    'red 7 against purple 5 with one token: who wins',
    'switch roles second game',
  ],
};

export const RESPELT: readonly (readonly [typed: string, written: string])[] = [
  ['hide the cards', 'hide the cards'],
];
