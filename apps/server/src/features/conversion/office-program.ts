import { access, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LecternError } from '@lectern/protocol';
import { findProgram } from '../../platform/jail/find-program.ts';
import type { Jail, JailResult } from '../../platform/jail/jail.ts';
import { JAIL_INPUT, JAIL_OUTPUT, JAIL_TEMPORARY } from '../../platform/jail/jail-arguments.ts';
import { officeSettings } from './office-settings.ts';

/**
 * A conversion by LibreOffice. Filters have LibreOffice's names; the extensions are set in this module, never read from
 * the file.
 */
export interface OfficeConversion {
  /** If omitted, LibreOffice guesses from the content. */
  readonly importFilter?: string;
  readonly sourceExtension: string;
  readonly exportFilter: string;
  readonly targetExtension: string;
  /** The first bytes of a file of the target format. */
  readonly beginning: Uint8Array;
}

const PROFILE = `${JAIL_TEMPORARY}/profile`;

/** Runs LibreOffice for one document, in the jail and with a profile that only this document uses. */
export class OfficeProgram {
  readonly #jail: Jail;
  readonly #searchPath: string | undefined;

  /** `searchPath`: where LibreOffice is searched; PATH if omitted. */
  constructor(jail: Jail, searchPath?: string) {
    this.#jail = jail;
    this.#searchPath = searchPath;
  }

  /** Path of LibreOffice. Throws CONVERTER_MISSING or CONVERTER_UNSAFE when it cannot be run. */
  async find(): Promise<string> {
    const program = await findProgram(['soffice', 'libreoffice'], this.#searchPath);
    if (program === undefined) throw new LecternError('CONVERTER_MISSING', { tool: 'LibreOffice' });
    await this.#jail.ready();
    return program;
  }

  /** Whether LibreOffice draws formulas of documents: systems pack its Math apart. False without LibreOffice. */
  async drawsFormulas(): Promise<boolean> {
    const program = await findProgram(['soffice', 'libreoffice'], this.#searchPath);
    if (program === undefined) return false;
    const math = join(dirname(await realpath(program)), 'libsmlo.so');
    return await access(math).then(
      () => true,
      () => false,
    );
  }

  /** Throws as `find` does, or the signal's reason. */
  async convert(bytes: Uint8Array, conversion: OfficeConversion, signal: AbortSignal): Promise<JailResult> {
    const program = await this.find();
    const { importFilter, sourceExtension, exportFilter, targetExtension, beginning } = conversion;
    const input = `document.${sourceExtension}`;
    return this.#jail.run(
      {
        program,
        arguments: [
          `-env:UserInstallation=file://${PROFILE}`,
          ...['--headless', '--invisible', '--nologo', '--nodefault', '--norestore', '--nolockcheck'],
          ...(importFilter === undefined ? [] : [`--infilter=${importFilter}`]),
          ...['--convert-to', `${targetExtension}:${exportFilter}`, '--outdir', JAIL_OUTPUT],
          `${JAIL_INPUT}/${input}`,
        ],
        // A separate installation, such as /opt/libreoffice24.8: the jail gets the folder around its `program`.
        folders: /^\/usr\/(bin|lib)/.test(program) ? [] : [dirname(dirname(program))],
        environment: { SAL_USE_VCLPLUGIN: 'svp' },
        input: { name: input, bytes },
        ownFiles: await freshProfile(program),
        output: { name: `document.${targetExtension}`, beginning },
      },
      signal,
    );
  }
}

/**
 * The profile for one document, as text by path. Without the program's build id in the profile, LibreOffice scans its
 * extensions and starts a second time; with the id it starts once, without extensions.
 */
async function freshProfile(program: string): Promise<Record<string, string>> {
  const version = await readFile(join(dirname(program), 'versionrc'), 'utf8').catch(() => '');
  const build = /^buildid=(.+)$/m.exec(version)?.[1];
  return {
    [`${PROFILE}/user/registrymodifications.xcu`]: officeSettings(),
    ...(build === undefined ? {} : { [`${PROFILE}/user/extensions/buildid`]: build.trim() }),
  };
}
