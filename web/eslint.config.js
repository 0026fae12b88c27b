import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // The types are made by gelanggang.server.emit.
  globalIgnores(["made/", "public/art/", "public/assets/", "src/lib/made/", "src/lib/wire.ts"]),
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
  },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["public/worker.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["**/*.js"], rules: { camelcase: "error" } },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      // One rule for names; those of properties may come from the server.
      "@typescript-eslint/naming-convention": [
        "error",
        { selector: "default", format: ["camelCase"], leadingUnderscore: "allow" },
        {
          selector: "variable",
          modifiers: ["const", "global"],
          format: ["camelCase", "UPPER_CASE"],
        },
        { selector: "classProperty", modifiers: ["static", "readonly"], format: ["UPPER_CASE"] },
        { selector: "typeLike", format: ["PascalCase"] },
        { selector: "import", format: ["camelCase", "PascalCase"] },
        {
          selector: ["objectLiteralProperty", "objectLiteralMethod", "typeProperty"],
          format: null,
        },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }],
      // An empty name is no name.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Every index may miss (noUncheckedIndexedAccess): `!` says where it cannot.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `void state;` in an effect: run again when it changes.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // A Map of ours is replaced when what it says changes.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
