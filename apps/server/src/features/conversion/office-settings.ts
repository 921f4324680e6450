/** A setting of LibreOffice: its node in the registry, its name and its value. */
type Setting = readonly [node: string, name: string, value: string];

const SECURITY = 'org.openoffice.Office.Common/Security/Scripting';
const EMBEDDED = 'org.openoffice.Office.Common/Filter/Microsoft/Import';

/** Nothing in a document runs, and nothing that it points at is fetched: the jail would not let it, this does not try. */
const settings: readonly Setting[] = [
  [SECURITY, 'DisableMacrosExecution', 'true'],
  [SECURITY, 'MacroSecurityLevel', '3'],
  [SECURITY, 'DisableActiveContent', 'true'],
  [SECURITY, 'BlockUntrustedRefererLinks', 'true'],
  // Tables, texts and presentations inside a file stay what they are, beside the picture that they show. Converted, each
  // starts a program of its own: a presentation with 14 tables took eight times as long.
  [EMBEDDED, 'ExcelToCalc', 'false'],
  [EMBEDDED, 'WinWordToWriter', 'false'],
  [EMBEDDED, 'PowerPointToImpress', 'false'],
  ['org.openoffice.Office.Common/Save/Document', 'UseUserData', 'false'],
  ['org.openoffice.Office.Java/VirtualMachine', 'Enable', 'false'],
  ['org.openoffice.Setup/Office', 'ooSetupInstCompleted', 'true'],
  // After an update it tries out what it can draw, for longer than most files take. Above all versions, none is an update.
  ['org.openoffice.Setup/Product', 'ooSetupLastVersion', '99.9'],
];

/** The registry of a fresh profile: the program's defaults but for these. */
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
