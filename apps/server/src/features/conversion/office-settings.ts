/** A setting of LibreOffice: its node in the registry, its name and its value. */
type Setting = readonly [node: string, name: string, value: string];

const SECURITY = 'org.openoffice.Office.Common/Security/Scripting';
const EMBEDDED = 'org.openoffice.Office.Common/Filter/Microsoft/Import';

/** The jail prevents that code of a document runs or that references are fetched; these settings avoid the attempt. */
const settings: readonly Setting[] = [
  [SECURITY, 'DisableMacrosExecution', 'true'],
  [SECURITY, 'MacroSecurityLevel', '3'],
  [SECURITY, 'DisableActiveContent', 'true'],
  [SECURITY, 'BlockUntrustedRefererLinks', 'true'],
  // Tables, texts and presentations inside a file stay embedded, with their pictures. Converting each would start
  // another program: a presentation with 14 tables took eight times as long.
  [EMBEDDED, 'ExcelToCalc', 'false'],
  [EMBEDDED, 'WinWordToWriter', 'false'],
  [EMBEDDED, 'PowerPointToImpress', 'false'],
  ['org.openoffice.Office.Common/Save/Document', 'UseUserData', 'false'],
  ['org.openoffice.Office.Java/VirtualMachine', 'Enable', 'false'],
  ['org.openoffice.Setup/Office', 'ooSetupInstCompleted', 'true'],
  // After an update LibreOffice tests its graphics, which takes longer than most files. With a version above all
  // others, no update is detected.
  ['org.openoffice.Setup/Product', 'ooSetupLastVersion', '99.9'],
];

/** The registry of a fresh profile: the program's defaults with these changes. */
export function officeSettings(): string {
  const items = settings.map(
    ([node, name, value]) =>
      `<item oor:path="/${node}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${items.join('\n')}
</oor:items>
`;
}
