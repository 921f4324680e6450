import type { Color, Fill, Line, ThemeSlot } from '../records/paint.ts';
import type { TableStyle } from '../records/table.ts';

/**
 * PowerPoint's built-in table styles. Files refer to them by id and mostly contain their definition; files of other
 * programs often do not. Ids in the order: no accent, then accents 1 to 6.
 */
const FAMILIES: Readonly<Record<string, string>> = {
  themed1:
    '2D5ABB26-0587-4C30-8999-92F81FD0307C 3C2FFA5D-87B4-456A-9821-1D502468CF0F 284E427A-3D55-4303-BF80-6455036E1DE7 69C7853C-536D-4A76-A0AE-DD22124D55A5 775DCB02-9BB8-47FD-8907-85C794F793BA 35758FB7-9AC5-4552-8A53-C91805E547FA 08FB837D-C827-4EFA-A057-4D05807E0F7C',
  themed2:
    '5940675A-B579-460E-94D1-54222C63F5DA D113A9D2-9D6B-4929-AA2D-F23B5EE8CBE7 18603FDC-E32A-4AB5-989C-0864C3EAD2B8 306799F8-075E-4A3A-A7F6-7FBC6576F1A4 E269D01E-BC32-4049-B463-5C60D7B0CCD2 327F97BB-C833-4FB7-BDE5-3F7075034690 638B1855-1B75-4FBE-930C-398BA8C253C6',
  light1:
    '9D7B26C5-4107-4FEC-AEDC-1716B250A1EF 3B4B98B0-60AC-42C2-AFA5-B58CD77FA1E5 0E3FDE45-AF77-4B5C-9715-49D594BDF05E C083E6E3-FA7D-4D7B-A595-EF9225AFEA82 D27102A9-8310-4765-A935-A1911B00CA55 5FD0F851-EC5A-4D38-B0AD-8093EC10F338 68D230F3-CF80-4859-8CE7-A43EE81993B5',
  light2:
    '7E9639D4-E3E2-4D34-9284-5A2195B3D0D7 69012ECD-51FC-41F1-AA8D-1B2483CD663E 72833802-FEF1-4C79-8D5D-14CF1EAF98D9 F2DE63D5-997A-4646-A377-4702673A728D 17292A2E-F333-43FB-9621-5CBBE7FDCDCB 5A111915-BE36-4E01-A7E5-04B1672EAD32 912C8C85-51F0-491E-9774-3900AFEF0FD7',
  light3:
    '616DA210-FB5B-4158-B5E0-FEB733F419BA BC89EF96-8CEA-46FF-86C4-4CE0E7609802 5DA37D80-6434-44D0-A028-1B22A696006F 8799B23B-EC83-4686-B30A-512413B5E67A ED083AE6-46FA-4A59-8FB0-9F97EB10719F BDBED569-4797-4DF1-A0F4-6AAB3CD982D8 E8B1032C-EA38-4F05-BA0D-38AFFFC7BED3',
  medium1:
    '793D81CF-94F2-401A-BA57-92F5A7B2D0C5 B301B821-A1FF-4177-AEE7-76D212191A09 9DCAF9ED-07DC-4A11-8D7F-57B35C25682E 1FECB4D8-DB02-4DC6-A0A2-4F2EBAE1DC90 1E171933-4619-4E11-9A3F-F7608DF75F80 FABFCF23-3B69-468F-B69F-88F6DE6A72F2 10A1B5D5-9B99-4C35-A422-299274C87663',
  medium2:
    '073A0DAA-6AF3-43AB-8588-CEC1D06C72B9 5C22544A-7EE6-4342-B048-85BDC9FD1C3A 21E4AEA4-8DFA-4A89-87EB-49C32662AFE0 F5AB1C69-6EDB-4FF4-983F-18BD219EF322 00A15C55-8517-42AA-B614-E9B94910E393 7DF18680-E054-41AD-8BC1-D1AEF772440D 93296810-A885-4BE3-A3E7-6D5BEEA58F35',
  medium3:
    '8EC20E35-A176-4012-BC5E-935CFFF8708E 6E25E649-3F16-4E02-A733-19D2CDBF48F0 85BE263C-DBD7-4A20-BB59-AAB30ACAA65A EB344D84-9AFB-497E-A393-DC336BA19D2E EB9631B5-78F2-41C9-869B-9F39066F8104 74C1A8A3-306A-4EB7-A6B1-4F7E0EB9C5D6 2A488322-F2BA-4B5B-9748-0D474271808F',
  medium4:
    'D7AC3CCA-C797-4891-BE02-D94E43425B78 69CF1AB2-1976-4502-BF36-3FF5EA218861 8A107856-5554-42FB-B03E-39F5DBC370BA 0505E3EF-67EA-436B-97B2-0124C06EBD24 C4B1156A-380E-4F78-BDF5-A606A8083BF9 22838BEF-8BB2-4498-84A7-C5851F593DF1 16D9F66E-5EB9-4882-86FB-DCBF35E3C3E4',
  dark1:
    'E8034E78-7F5D-4C2E-B375-FC64B27BC917 125E5076-3810-47DD-B79F-674D7AD40C01 37CE84F3-28C3-443E-9E96-99CF82512B78 D03447BB-5D67-496B-8E87-E561075AD55C E929F9F4-4A8F-4326-A1B4-22849713DDAB 8FD4443E-F989-4FC4-A0C8-D5A2AF1F390B AF606853-7671-496A-8E4F-DF71F8EC918B',
  dark2:
    '5202B0CA-FC54-4496-8BCA-5EF66A818D29 0660B408-B3CF-4A94-85FC-2B1E0A45F4A2 - 91EBBBCC-DAD2-459C-BE2E-F6DE35CF9A28 - 46F890A9-2807-4EBB-B81D-B2AA78EC7F39 -',
};

type Parts = TableStyle['parts'];
type Maker = (slot: ThemeSlot, accent: number) => { background?: Fill; parts: Parts };

function color(slot: ThemeSlot, op?: 'tint' | 'shade' | 'alpha', value = 1): Color {
  return op ? { type: 'scheme', slot, mods: [{ op, value }] } : { type: 'scheme', slot };
}

function solid(slot: ThemeSlot, op?: 'tint' | 'shade' | 'alpha', value?: number): Fill {
  return { type: 'solid', color: color(slot, op, value) };
}

/** `width` in EMU, as in the definitions of the styles. */
function border(slot: ThemeSlot, width = 12_700, compound?: 'dbl'): Line {
  return {
    fill: solid(slot),
    width: Math.round((width / 9525) * 10_000) / 10_000,
    ...(compound ? { compound } : {}),
  };
}

function box(line: Line, inside: 'both' | 'h' | 'none'): NonNullable<Parts['wholeTbl']>['borders'] {
  return {
    l: line,
    t: line,
    r: line,
    b: line,
    ...(inside === 'none' ? {} : { insideH: line }),
    ...(inside === 'both' ? { insideV: line } : {}),
  };
}

const NONE: Fill = { type: 'none' };
const bold = { bold: true } as const;

const MAKERS: Readonly<Record<string, Maker>> = {
  themed1: (slot, accent) =>
    accent === 0
      ? { parts: { wholeTbl: { fill: NONE, color: color('tx1') } } }
      : {
          parts: {
            wholeTbl: { color: color('dk1'), fill: NONE, borders: box(border(slot), 'both') },
            band1H: { fill: solid(slot, 'alpha', 0.4) },
            band1V: { fill: solid(slot, 'alpha', 0.4) },
            firstCol: bold,
            lastCol: bold,
            lastRow: bold,
            firstRow: { ...bold, color: color('lt1'), fill: solid(slot) },
          },
        },
  themed2: (slot, accent) =>
    accent === 0
      ? { parts: { wholeTbl: { fill: NONE, color: color('tx1'), borders: box(border('tx1'), 'both') } } }
      : {
          background: solid(slot),
          parts: {
            wholeTbl: { color: color('lt1'), borders: box(border(slot), 'none') },
            band1H: { fill: solid('lt1', 'alpha', 0.2) },
            band1V: { fill: solid('lt1', 'alpha', 0.2) },
            firstCol: { ...bold, borders: { r: border('lt1') } },
            lastCol: { ...bold, borders: { l: border('lt1') } },
            lastRow: { ...bold, borders: { t: border('lt1') } },
            firstRow: { ...bold, borders: { b: border('lt1', 25_400) } },
          },
        },
  light1: (slot) => ({
    parts: {
      wholeTbl: { color: color('tx1'), fill: NONE, borders: { t: border(slot), b: border(slot) } },
      band1H: { fill: solid(slot, 'alpha', 0.2) },
      band1V: { fill: solid(slot, 'alpha', 0.2) },
      firstCol: bold,
      lastCol: bold,
      lastRow: { ...bold, fill: NONE, borders: { t: border(slot) } },
      firstRow: { ...bold, fill: NONE, borders: { b: border(slot) } },
    },
  }),
  light2: (slot) => ({
    parts: {
      wholeTbl: { color: color('tx1'), fill: NONE, borders: box(border(slot), 'none') },
      band1H: { borders: { t: border(slot), b: border(slot) } },
      band1V: { borders: { l: border(slot), r: border(slot) } },
      firstCol: bold,
      lastCol: bold,
      lastRow: { ...bold, borders: { t: border(slot, 50_800, 'dbl') } },
      firstRow: { ...bold, color: color('bg1'), fill: solid(slot) },
    },
  }),
  light3: (slot) => ({
    parts: {
      wholeTbl: { color: color('tx1'), fill: NONE, borders: box(border(slot), 'both') },
      band1H: { fill: solid(slot, 'alpha', 0.2) },
      band1V: { fill: solid(slot, 'alpha', 0.2) },
      firstCol: bold,
      lastCol: bold,
      lastRow: { ...bold, fill: NONE, borders: { t: border(slot, 50_800, 'dbl') } },
      firstRow: { ...bold, color: color(slot), fill: NONE, borders: { b: border(slot, 25_400) } },
    },
  }),
  medium1: (slot) => ({
    parts: {
      wholeTbl: { color: color('dk1'), fill: solid('lt1'), borders: box(border(slot), 'h') },
      band1H: { fill: solid(slot, 'tint', 0.2) },
      band1V: { fill: solid(slot, 'tint', 0.2) },
      firstCol: bold,
      lastCol: bold,
      lastRow: { ...bold, fill: solid('lt1'), borders: { t: border(slot, 50_800, 'dbl') } },
      firstRow: { ...bold, color: color('lt1'), fill: solid(slot) },
    },
  }),
  medium2: (slot) => ({
    parts: {
      wholeTbl: {
        color: color('dk1'),
        fill: solid(slot, 'tint', 0.2),
        borders: box(border('lt1'), 'both'),
      },
      band1H: { fill: solid(slot, 'tint', 0.4) },
      band1V: { fill: solid(slot, 'tint', 0.4) },
      firstCol: { ...bold, color: color('lt1'), fill: solid(slot) },
      lastCol: { ...bold, color: color('lt1'), fill: solid(slot) },
      lastRow: { ...bold, color: color('lt1'), fill: solid(slot), borders: { t: border('lt1', 38_100) } },
      firstRow: { ...bold, color: color('lt1'), fill: solid(slot), borders: { b: border('lt1', 38_100) } },
    },
  }),
  medium3: (slot) => ({
    parts: {
      wholeTbl: {
        color: color('dk1'),
        fill: solid('lt1'),
        borders: { t: border('dk1', 25_400), b: border('dk1', 25_400) },
      },
      band1H: { fill: solid('dk1', 'tint', 0.2) },
      band1V: { fill: solid('dk1', 'tint', 0.2) },
      firstCol: { ...bold, color: color('lt1'), fill: solid(slot) },
      lastCol: { ...bold, color: color('lt1'), fill: solid(slot) },
      lastRow: { ...bold, fill: solid('lt1'), borders: { t: border('dk1', 50_800, 'dbl') } },
      seCell: { color: color('dk1') },
      swCell: { color: color('dk1') },
      firstRow: { ...bold, color: color('lt1'), fill: solid(slot), borders: { b: border('dk1', 25_400) } },
    },
  }),
  medium4: (slot) => ({
    parts: {
      wholeTbl: { color: color('dk1'), fill: solid(slot, 'tint', 0.2), borders: box(border(slot), 'both') },
      band1H: { fill: solid(slot, 'tint', 0.4) },
      band1V: { fill: solid(slot, 'tint', 0.4) },
      firstCol: bold,
      lastCol: bold,
      lastRow: { ...bold, fill: solid(slot, 'tint', 0.2), borders: { t: border(slot, 25_400) } },
      firstRow: { ...bold, fill: solid(slot, 'tint', 0.2) },
    },
  }),
  dark1: (slot, accent) => {
    const op = accent === 0 ? 'tint' : 'shade';
    return {
      parts: {
        wholeTbl: { color: color('lt1'), fill: accent === 0 ? solid('dk1', 'tint', 0.2) : solid(slot) },
        band1H: { fill: solid(slot, op, accent === 0 ? 0.4 : 0.6) },
        band1V: { fill: solid(slot, op, accent === 0 ? 0.4 : 0.6) },
        firstCol: { ...bold, fill: solid(slot, op, 0.6), borders: { r: border('lt1', 25_400) } },
        lastCol: { ...bold, fill: solid(slot, op, 0.6), borders: { l: border('lt1', 25_400) } },
        lastRow: {
          ...bold,
          fill: solid(slot, op, accent === 0 ? 0.6 : 0.4),
          borders: { t: border('lt1', 25_400) },
        },
        firstRow: { ...bold, fill: solid('dk1'), borders: { b: border('lt1', 25_400) } },
      },
    };
  },
  dark2: (slot, accent) => ({
    parts: {
      wholeTbl: { color: color('dk1'), fill: solid(slot, 'tint', 0.2) },
      band1H: { fill: solid(slot, 'tint', 0.4) },
      band1V: { fill: solid(slot, 'tint', 0.4) },
      firstCol: bold,
      lastCol: bold,
      lastRow: { ...bold, fill: solid(slot, 'tint', 0.2), borders: { t: border('dk1', 50_800, 'dbl') } },
      firstRow: { ...bold, color: color('lt1'), fill: solid(accent === 0 ? 'dk1' : accentSlot(accent + 1)) },
    },
  }),
};

function accentSlot(accent: number): ThemeSlot {
  const slots = ['dk1', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
  return slots[accent] ?? 'dk1';
}

/** The built-in styles in the order of PowerPoint's gallery; `accent` 0 is none of the theme's six accents. */
export function builtInTableStyles(): readonly {
  readonly family: string;
  readonly accent: number;
  readonly id: string;
}[] {
  return Object.entries(FAMILIES).flatMap(([family, ids]) =>
    ids.split(' ').flatMap((id, accent) => (id === '-' ? [] : [{ family, accent, id: `{${id}}` }])),
  );
}

/** `id` in braces, as in files; undefined for an id that is not built in. */
export function builtInTableStyle(id: string): TableStyle | undefined {
  const wanted = id.replace(/[{}]/g, '').toUpperCase();
  if (wanted.length !== 36) return undefined;
  for (const [family, ids] of Object.entries(FAMILIES)) {
    const accent = ids.split(' ').indexOf(wanted);
    const maker = MAKERS[family];
    if (accent < 0 || !maker) continue;
    return { id: `{${wanted}}`, ...maker(accentSlot(accent), accent) };
  }
  return undefined;
}
