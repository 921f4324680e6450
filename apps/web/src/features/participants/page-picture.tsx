import { type ReactNode, useState } from 'react';

export interface PagePictureProps {
  readonly className?: string | undefined;
  /** Address of the picture; null when there is none. */
  readonly address: string | null;
  readonly alt: string;
  /** Shown when there is no picture or it fails to load. */
  readonly children?: ReactNode;
}

/** The picture of a page, once it is drawn. */
export function PagePicture({ className, address, alt, children }: PagePictureProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  if (address === null || address === failed) return children;
  return (
    <img className={className} src={address} alt={alt} draggable={false} onError={() => setFailed(address)} />
  );
}
