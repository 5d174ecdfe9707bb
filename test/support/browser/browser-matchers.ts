// Adds matchers such as toBeVisible and toHaveAccessibleName for the tests in test/web.
import '@testing-library/jest-dom/jest-globals';
