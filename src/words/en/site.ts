import type { SiteWords } from '../site.ts';
import { amount } from './common.ts';
import { words as game } from './jekyll-vs-hyde.ts';

const thousands = new Intl.NumberFormat('en-GB');
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `in 3 days`, in the unit that fits. */
function until(moment: number, now: number): string {
  const minutes = Math.max(1, Math.round((moment - now) / 60_000));
  if (minutes < 90) return relative.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 36 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day');
}

/** English. */
export const words: SiteWords = {
  tagline: 'Where the rulebook runs.',
  page: {
    skip: 'Skip to the content',
    navigation: 'Main',
    games: 'Games',
    rules: 'Rulebook',
    makers: 'Jekyll vs. Hyde is a game by Geonil, published by Mandoo Games.',
    unofficial:
      'Cabinet is unofficial and not connected with them. All text and drawings here are our own. No cookies, no tracking, nothing leaves your browser.',
    narration: {
      title: 'Screen readers hear, as it happens,',
      ways: { all: 'everything', main: 'the moves in short', nothing: 'nothing' },
    },
  },
  lost: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page has moved. From here you get everywhere:',
    home: 'The first page',
  },
  release: {
    title: 'A new version',
    ready: 'A newer Cabinet is here. It comes with your next visit, or now.',
    use: 'Load it now',
    later: 'Later',
  },
  licences: {
    title: 'Licences',
    description: 'The terms of Cabinet and of what it is made with.',
    own: 'Cabinet itself',
    others: 'What others have made of it',
    texts: 'These packages and typefaces are part of what your browser gets. Each comes with its terms.',
  },
  fault: {
    title: 'A fault on this page',
    broken:
      'This part of the page has stopped. The fault is ours, not yours. What was kept in this browser is still there.',
    unloaded:
      'This part of the page could not be loaded, so it does not answer yet. Look after the connection, then load the page again.',
    had: 'What you had here, to copy',
    again: 'Start again',
    reload: 'Load the page again',
    beginning: 'Open this page from its beginning',
    mishap:
      'Something went wrong just now. The fault is ours; what you see still stands, and nothing kept is lost. Load the page again if a part of it no longer answers.',
    later: 'Go on',
  },
  play: {
    tryIt: 'Try it',
    nameSuit: (potion) => `Lead ${potion} and name:`,
    give: (cards) => (cards === 0 ? 'Give cards' : `Give ${amount(cards, 'card')}`),
    refused: 'Not allowed.',
    made: {
      answer: 'Yes.',
      mistake: 'Allowed, but look what it leads to.',
      possible: 'Allowed, but not what was asked for.',
    },
    hints: 'Mark what may be played',
    again: 'Try again',
    showAnswer: 'Show the answer',
    undo: 'Take back',
    playOn: 'Play from here',
    backToScene: 'Back to the scene',
  },
  guided: {
    title: 'A whole round',
    scripted: 'A round with a script: you are Jekyll',
    free: (seat) => `A free round: you are ${game.seats[seat]}`,
    playFree: (seat) => `A new deal, as ${game.seats[seat]}`,
    playScripted: 'Back to the script',
    coach: 'The coach:',
  },
  boards: {
    ranking: 'The ranking board',
    noChange: 'The suit has its rank already: nothing changes.',
    potion: 'A Potion',
    potionOnWrath: 'A Potion on Wrath',
    newRound: 'New round',
    comparer: 'Compare two cards',
    led: 'Led by Jekyll',
    followed: 'Answered by Hyde',
    names: 'The Potion names',
    before: 'Ranking before the trick',
    noRanks: 'no suit ranked yet',
    sameCard: 'Every card exists once: choose two different ones.',
    track: 'The Identity Track',
    jekyllsTricks: (round) => `Round ${round}: tricks of Jekyll and Hyde`,
    notPlayed: 'Not played: the game is over.',
    roundGoes: ({ gap, marker, winner, side, round }) => {
      const moves =
        gap === 0 ? `The marker stays on ${marker}.` : `A gap of ${gap}: the marker goes to ${marker}.`;
      if (winner === 'hyde') return `${moves} Hyde wins.`;
      if (winner === 'jekyll') return `${moves} Three rounds are over: Jekyll wins.`;
      return `${moves} ${game.seats[side]} leads first in round ${round + 1}.`;
    },
    tray: (round) => `The exchange of round ${round}`,
    newHand: 'Another hand',
  },
  why: {
    title: 'What may be played',
    nobody: 'Nobody is to play a card here.',
    hidden: (seat) =>
      `${game.seats[seat]} is to act, and those cards lie face down: see the game as ${game.seats[seat]} or as everybody.`,
  },
  guess: {
    title: 'Guess the moves',
    score: (hit, of) => `${hit} of ${of} as played`,
    as: 'You play',
    yourMove: 'What would you play?',
    notYours: 'This move is not yours to make.',
    verdicts: {
      answer: 'As it was played.',
      mistake: 'Thought of, and not played.',
      possible: 'Possible.',
    },
    played: (move) => `In the game: ${move}.`,
    goOn: 'Go on',
    over: 'The line ends here.',
  },
  edit: {
    title: 'What if',
    play: (seat) =>
      `Play for ${game.seats[seat]}: anything other than the game’s own move becomes a variation.`,
    nobody: 'Nobody has a card to play here. Step on, or write something.',
    glyph: 'Mark',
    noGlyph: 'none',
    comment: 'Comment',
    undo: 'Undo',
    redo: 'Redo',
    nothingHere: 'There is no move here yet to write beside: step on.',
    earlier: 'You have changed this game before. Go on with',
    promote: 'Make it the main line',
    remove: 'Delete from here',
    untitled: 'Untitled',
    kept: (name) => `Kept in this browser as “${name}”, under “Your games”.`,
    parted: {
      newer: (name) =>
        `This game has been changed in another tab. Both are kept: what you write here is “${name}” from now on.`,
      missing: (name) => `This game was deleted in another tab. What you write here is kept as “${name}”.`,
      damaged: (name) =>
        `What was kept of this game cannot be read and is left as it is. What you write here is kept as “${name}”.`,
    },
    visit: 'Open it there, at this move',
    other: 'Go on with the other one',
    troubles: {
      full: 'Your browser has no room left to keep this: it is gone when you leave. Save it as a file.',
      failed:
        'Your browser could not keep this, perhaps because the disk is full: it is gone when you leave. Save it as a file.',
      blocked:
        'Your browser does not let this page keep anything: this is gone when you leave. Save it as a file.',
      held: 'Another tab of this site keeps your browser from keeping this. Close the other tabs: it is tried again until it works.',
      later:
        'A newer version of Cabinet has taken over what this browser keeps: this is gone when you leave. Save it as a file, close every page of Cabinet, and come back.',
      'too-large': 'The game has become larger than a replay may be, and is not kept any further.',
      unreadable:
        'As it stands now this game could not be read again, so it is not kept; what was kept before is still there. Take back the last change, or save it as a file.',
    },
    file: 'Save the game as a file',
  },
  fields: {
    'too-long': (most) =>
      `That does not fit: ${thousands.format(most)} characters are the most here. Shorten it, or spread it over several moves.`,
    'piled-up': () =>
      'That does not fit: it piles more upon one letter than any script needs. Take the marks away.',
  },
  desk: {
    title: 'Your games',
    intro:
      'Bring a game from anywhere, step through it, write on it, and share it as a link. All of it stays in your browser.',
    noScript: 'Your games need JavaScript: they are read and kept by your browser alone.',
    bring: 'Bring a game',
    paste: 'Paste a game, as text or as JSON',
    show: 'Show it',
    file: 'Open a file',
    drop: 'Or drop a file here.',
    loose: 'Your browser cannot keep this text: it is gone when you leave the page.',
    notation: 'How to write a game down',
    back: 'All games',
    untitled: 'Untitled',
    numbered: (number) => `Game ${number}`,
    moves: (moves) => amount(moves, 'move'),
    atMove: (move, sentence) => `Move ${move}: ${sentence}`,
    moreProblems: (count) => `And ${thousands.format(count)} more.`,
    reading: 'Reading the game …',
    held: (length) =>
      `What you pasted is here, ${thousands.format(length)} characters of it, but too heavy to be shown in a field. Show the game, or take the text away and paste another.`,
    letGo: 'Take it away',
    links: {
      'no-replay': 'This link holds no game.',
      'unknown-version': 'This link was made by another version of Cabinet and cannot be read.',
      damaged: 'This link is damaged: perhaps a part of it was cut off. Ask for it again.',
      'too-large': 'This link holds more than a game may be.',
      'cannot-unpack': 'This browser cannot unpack the link. A newer one can.',
    },
    own: 'Kept in this browser',
    none: 'Nothing yet. Change any game with “What if”, and it is kept here.',
    changed: (moment) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(moment),
    rename: 'Rename',
    newName: 'A new name for the game:',
    delete: 'Delete',
    reallyDelete: (name) => `Delete “${name}” for good?`,
    damagedEntry: 'One of your games cannot be read. It is left where it is.',
    saveDamaged: 'Save what is there',
    exportAll: 'Save all as a file',
    importAll: 'Bring back from a file',
    taken: (added, known, unusable) => {
      const parts = [
        `${amount(added, 'game')} brought back`,
        ...(known === 0 ? [] : [`${known} you had already`]),
        ...(unusable === 0
          ? []
          : [`${unusable} cannot be read and ${unusable === 1 ? 'is' : 'are'} left out`]),
      ];
      return `${parts.join('; ')}.`;
    },
    tooMuch: 'This file holds more than can be kept: 10,000 games and 100 megabytes are the most.',
    notTaken: 'This file holds no games of Cabinet.',
    troubles: {
      full: 'Your browser has no room left.',
      failed: 'Your browser could not get at what it keeps. Perhaps the disk is full.',
      blocked: 'Your browser does not let this page keep anything.',
      held: 'Another tab of this site holds your games. Close the other tabs: they are shown as soon as it lets go.',
      later: 'A newer version of Cabinet keeps your games now. Close every page of Cabinet and come back.',
      'too-large': 'That is larger than a replay may be.',
      missing: 'That game is no longer there.',
      damaged: 'That game cannot be read. It is left where it is.',
    },
  },
  keys: {
    open: 'Keys (?)',
    title: 'Keys',
    close: 'Close',
    list: [
      [['←', '→'], 'One move back or forward'],
      [['Shift ←', 'Shift →'], 'One trick back or forward'],
      [['Home', 'End'], 'To the beginning or the end of the line'],
      [['c'], 'To the next comment'],
      [['p'], 'Let the game play itself, or pause it'],
      [['w'], 'What may be played, and why the rest may not'],
      [['f'], 'Turn the table'],
      [['?'], 'Show or hide this sheet'],
    ],
    letters: 'Single letters and ? work as keys',
  },
  chart: {
    title: 'The course of a game',
    lede: 'Where a game can stand, from the deal to the last trick, and which moves lead on from there.',
    elsewhere: 'The chart is on a page of its own',
    open: 'Where are we in the game?',
    drawing: 'The course of a game as a chart: places and the moves that lead from one to the next',
    inWords: 'The chart in words',
    place: 'Place',
    arrows: 'What leads on from it',
  },
  lessons: {
    title: 'Lessons',
    lesson: (number) => `Lesson ${number}`,
    minutes: (minutes) => amount(minutes, 'minute'),
    rules: 'The rules of this lesson',
    previous: 'Before',
    next: 'Next',
    done: (tasks) => `{done} of ${amount(tasks, 'exercise')} done`,
  },
  search: {
    fillers:
      'a an and any are at be but by can could did do does for from had has have he her his how i if in is it its may me must my no not of on one or our she should so that the their them then there they this to us use was we were what when where which who whose why will with would you your',
    title: 'Search',
    field: 'Search the lessons, the rules and the cases',
    go: 'Search',
    searching: 'Searching…',
    found: (results, query) =>
      results === 0 ? `Nothing found for “${query}”.` : `${amount(results, 'page')} found for “${query}”.`,
    unavailable: 'The search could not be loaded. The rulebook has everything on one page.',
  },
  progress: {
    title: 'Your progress',
    intro: 'What you have answered is kept in this browser and nowhere else. Take it with you as a file.',
    stages: { new: 'new', learning: 'learning', known: 'known' },
    summary: (known, learning, fresh) =>
      `${amount(known, 'rule')} known, ${learning} in learning, ${fresh} new.`,
    due: (moment, now) => (moment <= now ? 'due now' : `back ${until(moment, now)}`),
    save: 'Save as a file',
    open: 'Open a file',
    openAsk: 'The progress in the file takes the place of what is kept in this browser. It cannot be undone.',
    openYes: 'Take the file',
    reset: 'Start over',
    resetAsk: 'This forgets every answer and every finished exercise in this browser. It cannot be undone.',
    resetYes: 'Forget everything',
    cancel: 'Keep it',
    opened: 'The file is read: this is your progress now.',
    openedInPart: (entries) =>
      `The file is read: this is your progress now. ${entries === 1 ? '1 entry' : `${entries} entries`} in it could not be used as written, and ${entries === 1 ? 'was' : 'were'} put right or left out.`,
    laterFile: 'This file was saved by a newer version of Cabinet; nothing was changed.',
    unreadable: 'This file holds no progress of Cabinet; nothing was changed.',
    troubles: {
      blocked:
        'This browser does not let the page store anything: what you answer is forgotten when you leave.',
      damaged: 'What was stored here could not be read. It was set aside, and you start anew.',
      mended:
        'Some of what was stored here could not be used. It was put right or left out, and a copy of everything as it was is set aside.',
      later:
        'A newer version of Cabinet has stored your progress in this browser. It stays as it is, and what you answer here is not stored. Close every page of Cabinet and come back to get the new version.',
      refused: 'What you did last could not be stored. What was stored before is still there.',
    },
    aside: 'Something that was stored here could not be read or used. It was set aside as it was.',
    saveDamaged: 'Save what was set aside',
    dropDamaged: 'Throw it away',
    drill: 'Practise what is due',
  },
  drill: {
    title: 'Drill',
    intro:
      'Questions from fresh positions, about the rules that are due. What you miss comes back soon, what you know comes back late.',
    predict: 'Predict',
    ask: 'Another one',
    check: 'Check',
    next: 'Next',
    right: 'Right.',
    wrong: 'Not so.',
    answer: 'The answer',
    pickAll: 'Mark every right one.',
    nothingDue: (moment, now) =>
      moment === null ? 'Nothing is due.' : `Nothing is due. The next rule comes back ${until(moment, now)}.`,
    practise: 'Practise all the same',
    due: (rules) => `${amount(rules, 'rule')} to ask`,
    aboutRule: 'This was about',
    progress: 'Your progress',
  },
  sheet: {
    title: 'The rules on two pages',
    intro: 'Print it for the table: two pages of A4.',
    print: 'Print',
  },
  rulebook: {
    intro: (rules) =>
      `These ${rules} rules are what the games on this site run on. Below each you see who says so; the letters are explained at the end.`,
    chapters: 'Chapters',
    sources: 'Sources',
    silent: 'No source says so',
    noSource: '(no source)',
    ruling: 'see the ruling',
    inAction: 'See it happen',
    sandbox: 'In the sandbox',
    askMe: 'Ask me',
    rulings: 'Rulings',
    rulingsIntro:
      'Here the sources differ or are silent. The first reading is the one this site follows; the others are what somebody plays.',
    house: 'House answers',
    houseIntro:
      'Here no source says anything, so these are no rules: they are what we suggest when somebody asks. What can be put right without anybody having gained knowledge is put right; otherwise the round is dealt again, and the marker stays where it was. A card shown by mistake goes back, for only the player who did nothing wrong has learned from it. What can be counted out exactly, tokens and thefts, is rebuilt from the order of play. Agree on something else if you like.',
    houseMark: 'House answer: no source says, we suggest',
    near: 'Nearest to it:',
    followed: 'Here:',
    instead: 'Or:',
  },
  library: {
    title: 'Annotated games',
    intro:
      'Whole games with the reasons of both players. Step through them, guess the moves, or try what else was possible.',
    any: 'any',
    filters: { winner: 'Won by', has: 'With', length: 'Length' },
    values: {
      jekyll: 'Jekyll',
      hyde: 'Hyde',
      pride: 'a trick taken by Pride',
      greed: 'a Greed exchange',
      wrath: 'a ranking wiped by Wrath',
      'two-potions': 'two Potions in a trick',
      ruling: 'another ruling than the usual',
      short: 'up to two rounds',
      long: 'three rounds or more',
    },
    shown: 'Games shown: {shown}',
    own: 'Your own games: bring one, keep it, share it',
    players: (jekyll, hyde) => `${jekyll} as Jekyll, ${hyde} as Hyde`,
    wins: (winner, round) => `${game.seats[winner]} wins in round ${round}.`,
    comments: (count) => `${amount(count, 'comment')}.`,
    guess: (seat) => `Guess the moves as ${game.seats[seat]}`,
    guessIn: (title, seat) => `“${title}”: guess the moves as ${game.seats[seat]}`,
  },
};
