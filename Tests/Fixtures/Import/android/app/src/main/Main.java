class Main {
    char quote = '"';
    void ask() {
        new AlertDialog.Builder(this)
            .setTitle("Delete all data")
            .setMessage("Are you sure?")
            .setPositiveButton("Yes", (dialog, which) -> wipe())
            .setNegativeButton("No", null)
            .create();
    }
}
