/** A compound file of one small stream ([MS-CFB]): header, FAT, directory, small FAT, small sectors. */
export function compoundFile(name: string, content: readonly number[]): Uint8Array {
  const file = new Uint8Array(512 * 5);
  const view = new DataView(file.buffer);
  const word = (at: number, value: number) => view.setUint32(at, value, true);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  word(48, 1);
  word(56, 4096);
  word(60, 2);
  word(68, 0xfffffffe);
  for (let at = 76; at < 512; at += 4) word(at, 0xffffffff);
  word(76, 0);
  for (let sector = 0; sector < 128; sector++) word(512 + sector * 4, 0xffffffff);
  [0xfffffffd, 0xfffffffe, 0xfffffffe, 0xfffffffe].forEach((next, sector) => {
    word(512 + sector * 4, next);
  });
  const entry = (at: number, title: string, kind: number, start: number, size: number) => {
    [...title].forEach((sign, index) => {
      view.setUint16(1024 + at * 128 + index * 2, sign.charCodeAt(0), true);
    });
    view.setUint16(1024 + at * 128 + 64, (title.length + 1) * 2, true);
    file[1024 + at * 128 + 66] = kind;
    word(1024 + at * 128 + 116, start);
    word(1024 + at * 128 + 120, size);
  };
  entry(0, 'Root Entry', 5, 3, 512);
  entry(1, name, 2, 0, content.length);
  const sectors = Math.ceil(content.length / 64);
  for (let at = 0; at < 128; at++) word(1536 + at * 4, at < sectors - 1 ? at + 1 : 0xfffffffe);
  file.set(content, 2048);
  return file;
}
