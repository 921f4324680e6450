import type { Part } from '../package/opc.ts';
import type { TreeScope } from './context.ts';

export class TableStyles {
  load(_presentation: Part, _scope: TreeScope): void {}
}
