import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { HelpTopics } from '../help-topic.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  title: 'Help',
  contents: 'Contents',
  tourAgain: 'Show the tour again',
  tourComes: 'The tour comes again with the next courseware that you open.',
  problem: 'A problem, or a wish?',
  problemText:
    'Tell your school’s administrator here. Within 20 minutes after an error, what is known of it goes along.',
};

export const topicsEn: HelpTopics = {
  prepare: {
    title: 'Preparing a lesson',
    steps: [
      'On the desk, “New courseware” begins with an empty page, “Templates” with one of ours; “Open courseware” chooses one from your disk. The chapter that you teach stands below your name, and can be changed.',
      'The bar at the top inserts text, shapes, pictures, audio, video, tables, charts, formulas and subject tools. The panel at the right shows the settings of whatever is selected.',
      'Changes are saved by themselves, and the top says so. Ctrl+Z takes a change back, Ctrl+Y makes it again.',
    ],
  },
  powerpoint: {
    title: 'PowerPoint, in and out',
    steps: [
      'Drag a .pptx or .ppt file onto the desk, or press “Import PowerPoint”. Layout, animations and fonts stay as they are wherever that can be.',
      'If something could not be kept, a list says what it was and on which page.',
      'The menu of the editor exports to PowerPoint, PDF or pictures.',
    ],
  },
  teach: {
    title: 'Teaching',
    steps: [
      'Press “Teach” in the editor, or F5, to begin with the first page.',
      'The toolbar stands at the bottom, the left or the right. It has pens and class tools: random call, timer, blackboard and others.',
      'After a crash or a reload you are back on the page where you were, with what was written.',
    ],
  },
  phones: {
    title: 'Phones and pupils',
    steps: [
      'Open “Phones” on the toolbar: pupils scan the code or type it, take part in polls, quick answers and word clouds, and need no account.',
      'Scan the other code with your own phone to turn pages, write, put photos on the screen and see the notes.',
    ],
  },
  disk: {
    title: 'My disk',
    steps: [
      'Files and coursewares are in “My disk”: make folders, drag to move, look at the usual formats.',
      'What you delete goes to the bin first and can be restored.',
    ],
  },
  share: {
    title: 'Sharing',
    steps: [
      'Press “Share” on the disk, the desk or in the editor: say who may open it, whether to view or to edit, until when, with a password or without, and whether it may be downloaded.',
      'Others open the link or scan the code, without an account too. Once sharing is turned off, it opens no more.',
    ],
  },
  offline: {
    title: 'Without a network',
    steps: [
      'Coursewares that you opened stay on this device: view, edit and teach them without a network.',
      'They are brought up to date by themselves when the network is back, and the top says what is saved.',
    ],
  },
  keys: {
    title: 'Keyboard',
    steps: [
      'In the editor, Ctrl+/ shows all shortcuts.',
      'In a show: → or the space bar goes on, ← goes back, B is a black screen, W a white one, G shows all pages; a page number and then Enter goes to that page.',
    ],
  },
};
