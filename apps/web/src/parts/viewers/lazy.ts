export { FilePreview } from './file-preview.tsx';
export { readWave } from './media/read-wave.ts';
export { WaveForm } from './media/wave-form.tsx';
