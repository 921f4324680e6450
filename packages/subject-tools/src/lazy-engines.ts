// The engines of the tools that are built. Each is loaded when a tool with it is first needed; settings are loaded
// separately.

export const pad = {
  part: async () => (await import('./engines/arithmetic/pad/part.ts')).padPart,
};

export const dice = {
  part: async () => (await import('./engines/chance/dice/part.ts')).dicePart,
  panel: async () => (await import('./engines/chance/dice/panel.tsx')).dicePanel,
};

export const timer = {
  part: async () => (await import('./engines/class-time/timer/part.ts')).timerPart,
  panel: async () => (await import('./engines/class-time/timer/panel.tsx')).timerPanel,
};

export const mind = {
  part: async () => (await import('./engines/diagrams/mind/part.ts')).mindPart,
  panel: async () => (await import('./engines/diagrams/mind/panel.tsx')).mindPanel,
};

export const clock = {
  part: async () => (await import('./engines/number-displays/clock/part.ts')).clockPart,
  panel: async () => (await import('./engines/number-displays/clock/panel.tsx')).clockPanel,
};

export const counter = {
  part: async () => (await import('./engines/number-displays/counter/part.ts')).counterPart,
  panel: async () => (await import('./engines/number-displays/counter/panel.tsx')).counterPanel,
};

export const strokes = {
  part: async () => (await import('./engines/writing/strokes/part.ts')).strokesPart,
  panel: async () => (await import('./engines/writing/strokes/panel.tsx')).strokesPanel,
};
