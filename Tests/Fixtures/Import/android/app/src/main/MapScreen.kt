package app

fun ask(context: Context, map: Map) {
    MaterialAlertDialogBuilder(context)
        .setTitle(context.getString(R.string.remove_map, map.name))
        .setMessage(R.string.remove_map_text)
        .setPositiveButton(R.string.remove) { _, _ -> map.remove("${map.name}") }
        .setNegativeButton(android.R.string.cancel, null)
        .show()
}

@Composable
fun Offline(close: () -> Unit) {
    AlertDialog(
        onDismissRequest = close,
        title = { Text(text = stringResource(R.string.offline)) },
        confirmButton = { TextButton(onClick = { log("a text"); close() }) { Text("OK") } },
    )
}
