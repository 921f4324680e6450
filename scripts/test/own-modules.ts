import { vi } from 'vitest';

// Each file of the process loads the modules of the project again, so that the modules that it replaces are not loaded yet.
vi.resetModules();
