// Matchers such as toBeVisible and toHaveAccessibleName for every test of test/web.
import '@testing-library/jest-dom/jest-globals';
