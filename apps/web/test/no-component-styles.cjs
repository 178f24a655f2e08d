// The hooks by which Ant Design makes the styles of each component that is shown: nothing is drawn here, and it takes a seventh
// of all tests.
const nothing = () => undefined;
module.exports = { __esModule: true, default: nothing, extract: nothing, uniqueHash: nothing };
