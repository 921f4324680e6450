import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import './at-once.css';
import { cheapenFailures } from './cheap-failures.ts';
import { quickenClicks } from './quick-click.ts';

document.documentElement.lang = 'zh-CN';
document.documentElement.dataset.theme = 'light';
quickenClicks();
cheapenFailures();
