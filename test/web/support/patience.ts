import { configure } from '@testing-library/react';

// Long enough for a busy machine; an element that never appears still fails the test.
configure({ asyncUtilTimeout: 10_000 });
