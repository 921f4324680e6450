import {
  BarChart,
  BoxplotChart,
  CustomChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
  SunburstChart,
  TreemapChart,
} from 'echarts/charts';
import { GridComponent, LegendComponent, RadarComponent, TitleComponent } from 'echarts/components';
import * as core from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';

core.use([
  BarChart,
  BoxplotChart,
  CustomChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
  SunburstChart,
  TreemapChart,
  GridComponent,
  LegendComponent,
  RadarComponent,
  TitleComponent,
  LabelLayout,
  SVGRenderer,
]);

/** ECharts with the modules that courseware charts use; `dataOf` returns the data that a drawn shape belongs to. */
export const echarts = { init: core.init, dataOf: core.helper.getECData };
