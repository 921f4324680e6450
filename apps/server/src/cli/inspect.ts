import { inspectCourseware } from '@lectern/pptx';
import { type CommandContext, CommandError } from './command.ts';
import { readCoursewareFile } from './courseware-file.ts';

/** `lectern inspect FILE`: the content of each page, counted from the records after import, as one line of JSON. */
export async function inspect({ parameters, language }: CommandContext): Promise<number> {
  const [file, ...rest] = parameters;
  if (!file || rest.length > 0) {
    throw new CommandError(language === 'zh' ? '用法：lectern inspect 文件' : 'Usage: lectern inspect FILE');
  }
  const { snapshot, report } = await readCoursewareFile(file, language);
  await print(JSON.stringify({ ...inspectCourseware(snapshot), notes: report.notes }));
  return 0;
}

/** Waits until a pipe has received everything, because the program exits after the command. */
function print(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
