import type { ToolViewProps } from '@lectern/stage/view';
import type { ReactNode } from 'react';
import type { ToolPanel, ToolPanelProps, ToolPart, ToolPictureProps, ToolShape } from './tool.ts';

/** The name of a tool, in its picture and its controls. */
export type ToolName = Readonly<Record<ToolViewProps['language'], string>>;

/** The props of every view, picture and panel of an engine: the description of the tool that it draws. */
export interface Described<Description> {
  readonly tool: Description;
}

/**
 * Code that several tools share. A tool is a description: its name, its texts and its presets; the engine's type of
 * description determines the options of a tool.
 */
export interface Engine<Description> {
  readonly shape: ToolShape;
  readonly View: (props: ToolViewProps & Described<Description>) => ReactNode;
  readonly Picture: (props: ToolPictureProps & Described<Description>) => ReactNode;
  readonly wordsOf: (props: Omit<ToolPictureProps, 'size'> & Described<Description>) => string;
}

/** Returns a function that creates the part of a tool from its description. */
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

/**
 * Returns a function that creates the settings of a tool from its description. They are in a separate file, which the
 * editor loads.
 */
export function panelOver<Description>(
  Panel: (props: ToolPanelProps & Described<Description>) => ReactNode,
): (tool: Description) => ToolPanel {
  return (tool) => drawnFor<ToolPanelProps, Description>(Panel, tool);
}

/** Returns a component that draws the tool with this description. */
export function drawnFor<Props extends object, Description>(
  Drawing: (props: Props & Described<Description>) => ReactNode,
  tool: Description,
): (props: Props) => ReactNode {
  return (props) => <Drawing {...props} tool={tool} />;
}
