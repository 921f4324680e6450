import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'onChange' | 'children'> {
  readonly children: string;
  readonly icon?: ReactNode;
  /** As the attribute `accept` of an input element, such as `.pptx,image/*`. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** Whether a folder with its content is selected, instead of files. */
  readonly folder?: boolean;
  /** Called with at least one file; the same file can be selected again. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the system's file picker. */
export function FileButton({
  children,
  accept,
  multiple,
  folder = false,
  onFiles,
  ...rest
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          if (element) element.webkitdirectory = folder;
        }}
        type="file"
        hidden
        aria-label={children}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
