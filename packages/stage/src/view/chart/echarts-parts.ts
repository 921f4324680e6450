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

/** ECharts with the parts that courseware's charts use; `dataOf` tells whose a drawn shape is. */
export const echarts = { init: core.init, dataOf: core.helper.getECData };
