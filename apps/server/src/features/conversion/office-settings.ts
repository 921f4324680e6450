/** A setting of LibreOffice: its node in the registry, its name and its value. */
type Setting = readonly [node: string, name: string, value: string];

const SECURITY = 'org.openoffice.Office.Common/Security/Scripting';

/** Nothing in a document runs, and nothing that it points at is fetched: the jail would not let it, this does not try. */
const settings: readonly Setting[] = [
  [SECURITY, 'DisableMacrosExecution', 'true'],
  [SECURITY, 'MacroSecurityLevel', '3'],
  [SECURITY, 'DisableActiveContent', 'true'],
  [SECURITY, 'BlockUntrustedRefererLinks', 'true'],
  ['org.openoffice.Office.Common/Save/Document', 'UseUserData', 'false'],
  ['org.openoffice.Office.Java/VirtualMachine', 'Enable', 'false'],
  ['org.openoffice.Setup/Office', 'ooSetupInstCompleted', 'true'],
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
