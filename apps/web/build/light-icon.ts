import { type ComponentType, createElement, forwardRef, type ReactNode, type SVGProps } from 'react';

/** An icon's data in Lucide's format, whose nodes may have a key among their attributes. */
export interface IconData {
  readonly size?: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  readonly children?: ReactNode;
}

const says = (name: string) => name.startsWith('aria-') || name === 'role' || name === 'title';

/**
 * Creates an icon component like Lucide's, without features that this program does not use (a provider for all icons,
 * strokes that do not scale, class names of each icon), which weigh as much as ten icons. Size and stroke are set by style
 * sheets (packages/ui/src/ground.css).
 */
// biome-ignore lint/style/noDefaultExport: it stands where Lucide has its own default export
export default function createLightIcon({ size: side = 24, node }: IconData): ComponentType<IconProps> {
  return forwardRef<SVGSVGElement, IconProps>(({ className, children, ...rest }, ref) => {
    const isSaid = children || Object.entries(rest).some(([name, value]) => says(name) && value != null);
    return createElement(
      'svg',
      {
        ref,
        width: 24,
        height: 24,
        viewBox: `0 0 ${side} ${side}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide ${className}` : 'lucide',
        'aria-hidden': isSaid ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  });
}
