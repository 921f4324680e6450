/** Window titles of the desk's pages, the same texts as in the navigation. Other pages set their own. */
const PAGES = {
  '/': 'nav.desk',
  '/user/netdisk': 'nav.netdisk',
  '/user/classmanager': 'nav.classes',
  '/assignments': 'nav.assignments',
  '/user/record': 'nav.lessons',
  '/user/school': 'nav.school',
  '/user/personalModules': 'nav.userCentre',
  '/user/personal': 'nav.userCentre',
} as const;

type DeskTitle = (typeof PAGES)[keyof typeof PAGES];

export function deskTitleOf(pathname: string): DeskTitle | undefined {
  return Object.hasOwn(PAGES, pathname) ? PAGES[pathname as keyof typeof PAGES] : undefined;
}
