import type { ToolViewProps } from '@lectern/stage/view';
import type { ReactNode } from 'react';
import type { ToolPanel, ToolPanelProps, ToolPart, ToolPictureProps, ToolShape } from './tool.ts';

/** What a tool is called, as its picture and its controls say it. */
export type ToolName = Readonly<Record<ToolViewProps['language'], string>>;

/** What every view, picture and panel of an engine gets: how the tool that it draws describes itself. */
export interface Described<Description> {
  readonly tool: Description;
}

/**
 * The code that several tools share. A tool is a description: its name, its texts and its presets; the engine says by the
 * type of the description what a tool may choose.
 */
export interface Engine<Description> {
  readonly shape: ToolShape;
  readonly View: (props: ToolViewProps & Described<Description>) => ReactNode;
  readonly Picture: (props: ToolPictureProps & Described<Description>) => ReactNode;
  readonly wordsOf: (props: Omit<ToolPictureProps, 'size'> & Described<Description>) => string;
}

/** Answers what makes the part of a tool out of its description. */
export function partOver<Description>({
  shape,
  View,
  Picture,
  wordsOf,
}: Engine<Description>): (tool: Description) => ToolPart {
  return (tool) => ({
    shape,
    View: drawnFor<ToolViewProps, Description>(View, tool),
    Picture: drawnFor<ToolPictureProps, Description>(Picture, tool),
    wordsOf: (props) => wordsOf({ ...props, tool }),
  });
}

/** Answers what makes the settings of a tool out of its description. They are in a file of their own, which the editor loads. */
export function panelOver<Description>(
  Panel: (props: ToolPanelProps & Described<Description>) => ReactNode,
): (tool: Description) => ToolPanel {
  return (tool) => drawnFor<ToolPanelProps, Description>(Panel, tool);
}

/** Answers a component that draws what this tool describes. */
export function drawnFor<Props extends object, Description>(
  Drawing: (props: Props & Described<Description>) => ReactNode,
  tool: Description,
): (props: Props) => ReactNode {
  return (props) => <Drawing {...props} tool={tool} />;
}
