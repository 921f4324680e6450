import { type ReactNode, useState } from 'react';

export interface PagePictureProps {
  readonly className?: string | undefined;
  /** Null while there is none. */
  readonly address: string | null;
  readonly alt: string;
  /** In its stead, where there is none or it cannot be had. */
  readonly children?: ReactNode;
}

/** How a page looks, as far as it is drawn. */
export function PagePicture({ className, address, alt, children }: PagePictureProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  if (address === null || address === failed) return children;
  return (
    <img className={className} src={address} alt={alt} draggable={false} onError={() => setFailed(address)} />
  );
}
