import { vi } from 'vitest';

// happy-dom draws nothing, so there is nothing to scroll.
window.scrollTo = vi.fn();
Element.prototype.scrollIntoView = vi.fn();
